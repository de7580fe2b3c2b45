import type { AdventureCalendar } from '@liftoff/contract/adventure';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { hasAdventure, stepAt } from '@liftoff/rules/adventure/run';
import { isCurrency, minor } from '@liftoff/rules/money/money';
import type { Deps } from '../core/deps.ts';
import type { Tx } from '../database/database.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import type { Fact } from '../facts/fact.ts';
import { giftOf, runName, type ReadCalendar } from './calendar.ts';

type MinDeposits = AdventureCalendar['days'][number]['minDep'];
type Counted = 'payment_moved' | 'deposit_charged_back';

const factsAtOnce = 200;

/**
 * Counts credited deposits towards the day on which they were credited [PX-80], and makes the gift of a completed day
 * due. A charged-back deposit no longer counts: a gift that was not given yet is no longer due, and one that was given
 * is flagged [PX-43].
 */
export const countDeposits = (deps: Deps, read: ReadCalendar): FactConsumer<Counted> => ({
  name: 'adventures',
  from: 'now',
  kinds: ['payment_moved', 'deposit_charged_back'],
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const calendar = await read(tx);
    if (calendar !== null) await storeDeposits(tx, calendar, facts);
    const returned = facts.flatMap(({ kind, data }) => (kind === 'deposit_charged_back' ? [data.payment] : []));
    if (returned.length > 0) await returnDeposits(tx, returned);
    const payments = facts.map(({ data }) => data.payment);
    await updateGifts(tx, calendar, payments, deps.now());
  },
});

async function storeDeposits(tx: Tx, calendar: AdventureCalendar, facts: readonly Fact<Counted>[]): Promise<void> {
  const rows = facts.flatMap(({ kind, at, data }) => {
    if (kind !== 'payment_moved' || data.action !== 'deposit' || data.state !== 'succeeded') return [];
    const found = stepAt(calendar, at);
    if (found === null) return [];
    const { player, payment, currency, amount } = data;
    return [{ payment, player, currency, amount: amount.toString(), run: runName(found.run), step: found.step }];
  });
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO adventure_deposits (payment, run, player_id, step, currency, amount)
     SELECT payment, run, player, step, currency, amount FROM jsonb_to_recordset($1::jsonb)
       AS r (payment uuid, run text, player bigint, step int, currency text, amount numeric)
     ON CONFLICT (payment) DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** Marks the deposits after locking the players' completed days, as the claim of the super prize locks them too. */
async function returnDeposits(tx: Tx, payments: readonly string[]): Promise<void> {
  await tx.query(
    `SELECT FROM adventure_gifts g WHERE (g.run, g.player_id) IN
       (SELECT d.run, d.player_id FROM adventure_deposits d WHERE d.payment = ANY ($1::uuid[]))
     ORDER BY g.run, g.player_id, g.step FOR UPDATE OF g`,
    [payments],
  );
  await tx.query('UPDATE adventure_deposits SET charged_back = true WHERE payment = ANY ($1::uuid[])', [payments]);
}

interface SumRow {
  readonly run: string;
  readonly player_id: bigint;
  readonly step: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly has_charge_back: boolean;
  readonly groups: string[];
  /** The amounts with which the day was completed; `null` if it is not, or was before they were stored. */
  readonly min_deposits: MinDeposits | null;
}

/**
 * Makes the gifts of days due that the payments have completed, and takes back those of days that charge-backs have
 * undone. A completed day is judged by the amounts with which it was completed, because staff can have raised them, or
 * removed the calendar, since.
 */
async function updateGifts(
  tx: Tx,
  calendar: AdventureCalendar | null,
  payments: readonly string[],
  now: Date,
): Promise<void> {
  const sums = await tx.query<SumRow>(
    `SELECT d.run, d.player_id, d.step, d.currency,
       coalesce(sum(d.amount) FILTER (WHERE NOT d.charged_back), 0)::numeric AS amount,
       bool_or(d.charged_back) AS has_charge_back,
       ARRAY(SELECT p.group_id FROM player_groups p WHERE p.player_id = d.player_id) AS groups,
       (SELECT g.min_deposits FROM adventure_gifts g
        WHERE g.run = d.run AND g.player_id = d.player_id AND g.step = d.step AND NOT g.flagged) AS min_deposits
     FROM adventure_deposits d WHERE (d.run, d.player_id, d.step) IN
       (SELECT run, player_id, step FROM adventure_deposits WHERE payment = ANY ($1::uuid[]))
     GROUP BY d.run, d.player_id, d.step, d.currency ORDER BY d.run, d.player_id, d.step, d.currency`,
    [payments],
  );
  const days = [...Map.groupBy(sums, row => `${row.run} ${row.player_id} ${row.step}`).values()].flatMap(rows => {
    const [first] = rows;
    if (first === undefined) return [];
    const { run, player_id, step, groups, min_deposits } = first;
    const asked = calendar?.days[step - 1]?.minDep ?? null;
    const stays = rows.some(row => isReached(min_deposits ?? asked, row));
    const isUndone = !stays && rows.some(row => row.has_charge_back);
    const reward = calendar && rewardOf(calendar, rows);
    return [{ run, player: Number(player_id), step, reward, min_deposits: asked, groups, isUndone }];
  });
  const completed = days.filter(({ reward, groups }) => calendar && reward && hasAdventure(calendar, groups));
  const undone = days.filter(({ isUndone }) => isUndone);
  await completeDays(tx, completed, now);
  if (undone.length > 0) await undoDays(tx, undone);
}

/** The gift of a day with these sums; `null` if no sum completes the day. */
function rewardOf(calendar: AdventureCalendar, rows: readonly SumRow[]) {
  const reached = rows.find(row => isReached(calendar.days[row.step - 1]?.minDep, row));
  return reached ? giftOf(calendar, reached.step, reached.currency) : null;
}

const isReached = <Row extends SumRow>(
  minDeposits: MinDeposits | null | undefined,
  row: Row,
): row is Row & { currency: CurrencyCode } => {
  const needed = isCurrency(row.currency) ? minDeposits?.[row.currency] : undefined;
  return needed !== undefined && row.amount >= minor(needed);
};

/** Days that were completed before are unchanged. A day that was undone is completed again, without a second gift. */
async function completeDays(tx: Tx, days: readonly object[], now: Date): Promise<void> {
  if (days.length === 0) return;
  await tx.query(
    `INSERT INTO adventure_gifts AS g (run, player_id, step, reward, min_deposits, completed_at, next_try_at)
     SELECT run, player, step, reward, min_deposits, $2, $2 FROM jsonb_to_recordset($1::jsonb)
       AS r (run text, player bigint, step int, reward jsonb, min_deposits jsonb) ORDER BY run, player, step
     ON CONFLICT (run, player_id, step)
       DO UPDATE SET flagged = false, min_deposits = excluded.min_deposits WHERE g.flagged`,
    [JSON.stringify(days), now],
  );
}

/** Deletes the gifts of days that are no longer completed, and flags those that were given. */
async function undoDays(tx: Tx, days: readonly object[]): Promise<void> {
  const list = JSON.stringify(days);
  const recordset = 'jsonb_to_recordset($1::jsonb) AS r (run text, player bigint, step int)';
  const isUndone = 'g.run = r.run AND g.player_id = r.player AND g.step = r.step';
  await tx.query(
    `UPDATE adventure_gifts g SET flagged = true FROM ${recordset} WHERE ${isUndone} AND g.given_at IS NOT NULL`,
    [list],
  );
  await tx.query(`DELETE FROM adventure_gifts g USING ${recordset} WHERE ${isUndone} AND g.given_at IS NULL`, [list]);
}
