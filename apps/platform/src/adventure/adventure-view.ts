import type { Adventure, AdventureCalendar, AdventureDay, AdventureGift, GiftTerms } from '@liftoff/contract/adventure';
import type { CurrencyCode, WireAmount } from '@liftoff/contract/core/money';
import type { Reward, RewardOf } from '@liftoff/contract/reward';
import { adventureDay, dayNumberAt } from '@liftoff/rules/adventure/adventure-day';
import { superPrizeDays } from '@liftoff/rules/adventure/day-state';
import { runOn, type AdventureRun } from '@liftoff/rules/adventure/run';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../database/database.ts';
import { giftOf, giftReference, runName, superPrizeOf } from './calendar.ts';
import type { GiftParts } from './gift-parts.ts';

interface Asked {
  readonly calendar: AdventureCalendar;
  readonly parts: Pick<GiftParts, 'termsOf' | 'given'>;
  readonly playerId: number;
  readonly currency: CurrencyCode;
  readonly isNeutral: boolean;
  readonly now: Date;
}

interface StepRow {
  readonly step: number;
  readonly reward: Reward;
  /** The amounts with which the day was completed; `null` for the super prize, and before they were stored. */
  readonly min_deposits: AdventureCalendar['days'][number]['minDep'] | null;
}

/**
 * The latest run with a player's progress in a currency. `null` if the calendar has no amounts in that currency, or if
 * the gift of a day that is not over has no terms now, because gifts are only offered with their terms [C28].
 */
export async function adventureOf(sql: Sql, asked: Asked): Promise<Adventure | null> {
  const { calendar, playerId, currency, now } = asked;
  const today = dayNumberAt(now);
  const run = runOn(calendar, today);
  const id = runName(run);
  const superPrize = superPrizeOf(calendar, currency);
  if (superPrize === null) return null;
  const completed = await sql.query<StepRow>(
    'SELECT step, reward, min_deposits FROM adventure_gifts WHERE run = $1 AND player_id = $2 AND NOT flagged',
    [id, playerId],
  );
  const byStep = new Map(completed.map(row => [row.step, row]));
  const sums = await sql.query<{ step: number; amount: bigint }>(
    `SELECT step, sum(amount)::numeric AS amount FROM adventure_deposits
     WHERE run = $1 AND player_id = $2 AND currency = $3 AND NOT charged_back GROUP BY step`,
    [id, playerId, currency],
  );
  const deposited = new Map(sums.map(({ step, amount }) => [step, amount]));
  const gifts = await asked.parts.given(
    sql,
    playerId,
    completed.map(({ step }) => giftReference(id, step)),
  );
  const days: AdventureDay[] = [];
  for (const [index, { minDep }] of calendar.days.entries()) {
    const step = index + 1;
    const reward = giftWith(byStep.get(step)) ?? giftOf(calendar, step, currency);
    const terms = reward && (await asked.parts.termsOf(sql, playerId, reward));
    const isOver = byStep.has(step) || run.first + index < today;
    if (reward === null || (terms === null && !isOver)) return null;
    days.push({
      ...dated({ run, step, calendar, today }),
      isCompleted: byStep.has(step),
      prize: { type: reward.type === 'bonus' ? 'bonus' : 'fs', reward },
      condition: conditionOf((byStep.get(step)?.min_deposits ?? minDep)[currency] ?? 0, terms),
      terms,
      deposited_cents: wire(deposited.get(step) ?? 0n),
      gift: gifts.get(giftReference(id, step)) ?? null,
    });
  }
  days.push(superDay({ run, calendar, today }, superPrize, byStep.get(days.length + 1)));
  return {
    id,
    currency,
    needed_days: calendar.neededDays,
    days,
    next_day: adventureDay(run.next),
    is_neutral: asked.isNeutral,
    now: now.toISOString(),
  };
}

/** The gift of a completed day, as it was when the day was completed. */
const giftWith = (row: StepRow | undefined): RewardOf<'bonus' | 'freespins'> | null =>
  row?.reward.type === 'bonus' || row?.reward.type === 'freespins' ? row.reward : null;

const conditionOf = (minDep: WireAmount, terms: GiftTerms | null): AdventureDay['condition'] => ({
  minDep,
  wager: terms?.wager ?? 0,
  periodActivationDays: terms?.activate_days ?? 0,
});

interface Place {
  readonly run: AdventureRun;
  readonly calendar: AdventureCalendar;
  readonly today: number;
}

const dated = ({ run, step, calendar, today }: Place & { readonly step: number }) => {
  const stepTotal = calendar.days.length;
  const number = run.first + step - 1;
  const isSuperPrize = step === stepTotal + 1;
  return { day: adventureDay(number), step, stepTotal, index: step - 1, today: number === today, isSuperPrize };
};

function superDay(place: Place, reward: RewardOf<'money'>, taken: StepRow | undefined): AdventureDay {
  const prize = taken?.reward.type === 'money' ? taken.reward : reward;
  const gift: AdventureGift = {
    kind: 'superPrize',
    stage: 'finished',
    currency: prize.currency,
    activatable_until: null,
    valid_until: null,
    received_cents: prize.amount_cents,
  };
  return {
    ...dated({ ...place, step: place.calendar.days.length + 1 }),
    isCompleted: taken !== undefined,
    prize: { type: 'superPrize', reward: prize },
    condition: { minDep: 0, wager: 0, periodActivationDays: superPrizeDays },
    terms: null,
    deposited_cents: 0,
    gift: taken === undefined ? null : gift,
  };
}
