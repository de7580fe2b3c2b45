import { Adventure } from '@liftoff/contract/adventure';
import { adventureDay, dayNumberAt, startOfDay } from '@liftoff/rules/adventure/adventure-day';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fact, FactData } from '../facts/fact.ts';
import { recordFact } from '../facts/record-fact.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { putLimit } from '../limits/put-limit.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { calendarOf, reachSuperPrize, runNow } from '../testing/adventure.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { giftReference, runName } from './calendar.ts';
import { countDeposits } from './count-deposits.ts';

/** A player of the group of the adventure. */
const email = 'vip@liftoff.test';
const dayMs = 86_400_000;
const platform = usePlatform({ seed: 'small' });
let player: TestCaller;
let playerId: number;
beforeAll(async () => {
  player = await signInDemo(platform, email);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
  await platform.db.query(`UPDATE players SET can_issue_bonuses = true, currency = 'EUR' WHERE id = $1`, [playerId]);
  await takeFacts(platform);
});
/**
 * Moves the clock and signs the player in again. The player is put back into the group of the adventure, because the end
 * of a VIP quarter can have moved them out of it.
 */
const advance = async (ms: number) => {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
  await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '259') ON CONFLICT DO NOTHING`, [
    playerId,
  ]);
  player = await signInDemo(platform, email);
};
/** Every test has a separate run and begins at noon of its first day. */
beforeEach(async () => {
  const noon = startOfDay(runNow(platform).next).getTime() + dayMs / 2;
  await advance(noon - platform.clock.now().getTime());
});

type Moved = FactData<'payment_moved'>;
const deposit = (amount: bigint, more: Partial<Moved> = {}): Moved => ({
  player: playerId,
  payment: randomUUID(),
  action: 'deposit',
  currency: 'EUR',
  amount,
  state: 'succeeded',
  method: 'card',
  offer: null,
  ...more,
});
const record = async (data: Moved, at = platform.clock.now()) =>
  await platform.db.transaction(tx => recordFact(tx, { kind: 'payment_moved', at, data }));
const credit = async (...deposits: Moved[]) => {
  for (const data of deposits) await record(data);
  await takeFacts(platform, 'adventures');
};
const chargeBack = async ({ player: id, payment, currency, amount, offer }: Moved) => {
  const data = { player: id, payment, currency, amount, offer, method: 'card', credited_at: platform.clock.now() };
  await platform.db.transaction(tx => recordFact(tx, { kind: 'deposit_charged_back', at: platform.clock.now(), data }));
  await takeFacts(platform, 'adventures');
};
/** Gives the gifts that are due. */
const give = async () => {
  platform.clock.advance(2_000);
  await platform.jobs.runDue();
};
const nextDay = (days = 1) => advance(days * dayMs);
const shown = async () => (await player.send<Adventure>('GET', '/api/adventure')).body;
const stepOf = async (step: number) => (await shown()).days[step - 1];
const causes = async () =>
  (
    await platform.db.query<{ cause: string }>(
      'SELECT cause FROM given_rewards WHERE player_id = $1 AND cause LIKE $2 ORDER BY cause',
      [playerId, `adventure:${runName(runNow(platform))}:%`],
    )
  ).map(({ cause }) => cause.split(':').at(-1));
const messages = async () =>
  await platform.db.query<{ data: { text: string; content: { button: { name: string } } } }>(
    `SELECT data FROM (SELECT data, channel FROM events UNION ALL SELECT data, channel FROM outbox) AS sent
     WHERE channel = $1 AND data ->> 'id' LIKE $2`,
    [`notifications#${playerId}`, `${runName(runNow(platform))}:%`],
  );
const claim = (adventure: string) => player.send<Adventure>('POST', '/api/adventure/super-prize', { adventure });

describe('a day of the adventure', () => {
  it('the deposits of a day add up, complete it and give its gift once, with one message', async () => {
    await credit(deposit(600n));
    await give();
    expect(await stepOf(1)).toMatchObject({ isCompleted: false, deposited_cents: 600, gift: null });
    await credit(deposit(400n));
    await give();
    await credit(deposit(5_000n));
    await give();
    expect(await stepOf(1)).toMatchObject({
      isCompleted: true,
      deposited_cents: 6_000,
      gift: { kind: 'fs', stage: 'issued' },
    });
    expect(await causes()).toEqual(['1']);
    const told = await messages();
    expect(told.map(({ data }) => data.text)).toEqual(['Day 1 is complete. Its gift waits among your gifts.']);
    expect(told[0]?.data.content.button).toEqual({ title: 'See the adventure', name: 'adventure' });
  });

  it('only credited deposits of a listed currency count: no pending ones, no withdrawals, no other currencies [PX-41]', async () => {
    await credit(
      deposit(5_000n, { state: 'processing' }),
      deposit(5_000n, { action: 'cashout' }),
      deposit(5_000n, { currency: 'JPY' }),
      deposit(600n, { currency: 'CAD' }),
      deposit(600n),
    );
    await give();
    expect(await stepOf(1)).toMatchObject({ isCompleted: false, deposited_cents: 600 });
    expect(await causes()).toEqual([]);
  });

  it('the moment of the credit decides the day, and a lost day stays lost [PX-80]', async () => {
    const midnight = startOfDay(dayNumberAt(platform.clock.now()) + 1).getTime();
    await nextDay();
    await record(deposit(1_000n), new Date(midnight - 1));
    await record(deposit(1_999n), new Date(midnight));
    await credit();
    expect(await stepOf(1)).toMatchObject({ isCompleted: true, deposited_cents: 1_000 });
    expect(await stepOf(2)).toMatchObject({ isCompleted: false, deposited_cents: 1_999 });
    await nextDay();
    await credit(deposit(50_000n));
    expect(await stepOf(2)).toMatchObject({ isCompleted: false, deposited_cents: 1_999 });
  });

  it('a day is answered with its date, its condition and its prize under the terms of the offer [PENTITY-015]', async () => {
    const { days, needed_days, next_day, currency } = await shown();
    expect({ needed_days, currency, days: days.length }).toEqual({ needed_days: 9, currency: 'EUR', days: 12 });
    const { first, next } = runNow(platform);
    expect(next_day).toBe(adventureDay(next));
    expect(days[1]).toEqual({
      day: adventureDay(first + 1),
      step: 2,
      stepTotal: 11,
      index: 1,
      today: false,
      isCompleted: false,
      isSuperPrize: false,
      prize: {
        type: 'bonus',
        reward: { type: 'bonus', offer: 'adventure-bonus', currency: 'EUR', amount_cents: 500 },
      },
      condition: { minDep: 2_000, wager: 10, periodActivationDays: 2 },
      terms: {
        wager: 10,
        to_stake_cents: 5_000,
        max_win_cents: 10_000,
        activate_days: 2,
        use_days: 7,
        spin_stake_cents: null,
        currency: 'EUR',
      },
      deposited_cents: 0,
      gift: null,
    });
    expect(days[0]).toMatchObject({ today: true, prize: { type: 'fs' }, condition: { wager: 0 } });
    expect(days[11]).toMatchObject({
      step: 12,
      isSuperPrize: true,
      prize: { type: 'superPrize', reward: { type: 'money', amount_cents: 5_000 } },
    });
  });
});

it('a completed day stays completed when its deposit is raised and the player deposits again', async () => {
  await credit(deposit(1_000n));
  await give();
  const { days, ...calendar } = calendarOf(platform);
  const raised = { ...calendar, days: days.map(day => ({ ...day, minDep: { EUR: 5_000 } })) };
  const again: Fact<'payment_moved'> = {
    kind: 'payment_moved',
    position: 1,
    at: platform.clock.now(),
    data: deposit(100n),
  };
  await platform.db.transaction(tx => countDeposits(platform.deps, () => Promise.resolve(raised)).apply(tx, [again]));
  await give();
  expect(await stepOf(1)).toMatchObject({ isCompleted: true, deposited_cents: 1_100, gift: { stage: 'issued' } });
});

it('a completed day is judged by the amounts with which it was completed, even if staff raise them before a charge-back [PX-43]', async () => {
  const data = deposit(100n);
  await credit(deposit(1_000n), data);
  await give();
  const { days, ...calendar } = calendarOf(platform);
  const raised = { ...calendar, days: days.map(day => ({ ...day, minDep: { EUR: 5_000 } })) };
  const { apply } = countDeposits(platform.deps, () => Promise.resolve(raised));
  const { player: id, payment, currency, amount, offer } = data;
  const at = platform.clock.now();
  const back = { player: id, payment, currency, amount, offer, method: 'card', credited_at: at };
  await platform.db.transaction(tx => apply(tx, [{ kind: 'deposit_charged_back', position: 1, at, data: back }]));
  await give();
  expect(await stepOf(1)).toMatchObject({ isCompleted: true, deposited_cents: 1_000, gift: { stage: 'issued' } });
});

it('a completed day is shown with the amount that completed it, even if staff change the calendar', async () => {
  await credit(deposit(1_000n));
  const run = runName(runNow(platform));
  const changed = `UPDATE adventure_gifts SET min_deposits = '{"EUR": 900}' WHERE run = $1 AND player_id = $2`;
  await platform.db.query(changed, [run, playerId]);
  expect((await stepOf(1))?.condition.minDep).toBe(900);
  expect((await stepOf(2))?.condition.minDep).toBe(2_000);
});

describe('charge-backs', () => {
  it('a deposit charged back before its gift is given takes the day back [PX-43]', async () => {
    const data = deposit(1_000n);
    await record(data);
    await chargeBack(data);
    await give();
    expect(await stepOf(1)).toMatchObject({ isCompleted: false, deposited_cents: 0 });
    expect(await causes()).toEqual([]);
  });

  it('a deposit charged back later takes the day back, and cancels the unspent gift [PX-43]', async () => {
    await nextDay();
    const [one, other] = [deposit(1_500n), deposit(1_500n)];
    await credit(one, other);
    await give();
    expect(await stepOf(2)).toMatchObject({ isCompleted: true, gift: { kind: 'bonus', stage: 'issued' } });
    await chargeBack(one);
    await give();
    expect(await stepOf(2)).toMatchObject({ isCompleted: false, deposited_cents: 1_500, gift: null });
    const grants = await platform.db.query(
      'SELECT stage, flagged FROM bonus_grants WHERE player_id = $1 AND cause LIKE $2',
      [playerId, `%:${runName(runNow(platform))}:step:2`],
    );
    expect(grants).toEqual([{ stage: 'canceled', flagged: true }]);
    await credit(deposit(1_500n));
    await give();
    expect(await causes()).toEqual(['2']);
  });

  it('a gift that cannot be cancelled because of a fault keeps no other one from it [PX-43]', async () => {
    const first = deposit(1_000n);
    await credit(first);
    await give();
    await nextDay();
    const second = deposit(2_000n);
    await credit(second);
    await give();
    const causeOf = (step: number) => `%:${runName(runNow(platform))}:step:${step}`;
    const [stored] = await platform.db.query<{ terms: unknown }>('SELECT terms FROM spin_sets WHERE cause LIKE $1', [
      causeOf(1),
    ]);
    const setTerms = (terms: unknown) =>
      platform.db.query('UPDATE spin_sets SET terms = $2::jsonb WHERE cause LIKE $1', [
        causeOf(1),
        JSON.stringify(terms),
      ]);
    const stages = async () => {
      await give();
      const of = (table: string, step: number) =>
        platform.db.query<{ stage: string }>(`SELECT stage FROM ${table} WHERE cause LIKE $1`, [causeOf(step)]);
      return [...(await of('spin_sets', 1)), ...(await of('bonus_grants', 2))].map(({ stage }) => stage);
    };
    await setTerms({});
    await chargeBack(first);
    await chargeBack(second);
    expect(await stages()).toEqual(['issued', 'canceled']);
    await setTerms(stored?.terms);
    expect(await stages()).toEqual(['canceled', 'canceled']);
  });

  it('a deposit charged back after staff removed the calendar cancels its gift, but only if the other deposits of the day are too small', async () => {
    await nextDay();
    const [small, large] = [deposit(500n), deposit(2_000n)];
    await credit(small, large, deposit(500n));
    await give();
    const { apply } = countDeposits(platform.deps, () => Promise.resolve(null));
    const returned = async ({ player: id, payment, currency, amount, offer }: Moved) => {
      const at = platform.clock.now();
      const data = { player: id, payment, currency, amount, offer, method: 'card', credited_at: at };
      await platform.db.transaction(tx => apply(tx, [{ kind: 'deposit_charged_back', position: 1, at, data }]));
      await give();
      const [grant] = await platform.db.query<{ stage: string }>(
        'SELECT stage FROM bonus_grants WHERE player_id = $1 AND cause LIKE $2',
        [playerId, `%:${runName(runNow(platform))}:step:2`],
      );
      return grant?.stage;
    };
    expect(await returned(small)).toBe('issued');
    expect(await returned(large)).toBe('canceled');
  });

  it('cancels free spins whose deposit was charged back [PX-43]', async () => {
    const data = deposit(1_000n);
    await credit(data);
    await give();
    expect(await stepOf(1)).toMatchObject({ gift: { kind: 'fs', stage: 'issued' } });
    await chargeBack(data);
    await give();
    const sets = await platform.db.query('SELECT stage FROM spin_sets WHERE player_id = $1 AND cause LIKE $2', [
      playerId,
      `%:${runName(runNow(platform))}:step:1`,
    ]);
    expect(sets).toEqual([{ stage: 'canceled' }]);
    expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
  });
});

describe('who has the adventure', () => {
  it('a player outside its group neither sees it nor gets gifts', async () => {
    const stranger = await signInDemo(platform, 'demo@liftoff.test');
    const { id } = (await stranger.send<{ id: number }>('GET', '/api/player')).body;
    await credit(deposit(5_000n, { player: id }));
    await give();
    expect((await stranger.send('GET', '/api/adventure')).status).toBe(404);
    const given = await platform.db.query(
      `SELECT FROM given_rewards WHERE player_id = $1 AND cause LIKE 'adventure:%'`,
      [id],
    );
    expect(given).toEqual([]);
  });

  it('the adventure is not shown once the offer of a coming gift has ended, because the gift has no terms', async () => {
    const change = (ends: string) =>
      platform.db.query(
        `UPDATE bonus_offers SET offer = jsonb_set(offer, '{ends_at}', $1::jsonb) WHERE id = 'adventure-bonus'`,
        [ends],
      );
    await change(JSON.stringify(platform.clock.now().toISOString()));
    expect((await player.send('GET', '/api/adventure')).status).toBe(404);
    await change('null');
    expect((await player.send('GET', '/api/adventure')).status).toBe(200);
  });

  it('a gift that the bonus terms deny is given once they allow it', async () => {
    await nextDay();
    await credit(deposit(2_000n));
    await platform.db.query(`UPDATE bonus_offers SET state = 'stopped' WHERE id = 'adventure-bonus'`);
    await give();
    expect(await causes()).toEqual([]);
    await platform.db.query(`UPDATE bonus_offers SET state = 'live' WHERE id = 'adventure-bonus'`);
    platform.clock.advance(3_600_000);
    await give();
    expect(await causes()).toEqual(['2']);
  });
});

it('a gift of a day completed while staff have stopped bonuses is given after the stop, however long it lasts [PX-50]', async () => {
  const stopBonuses = (bonuses_stopped: boolean) =>
    platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
  const cause = `adventure:${giftReference(runName(runNow(platform)), 1)}`;
  const isGiven = async () =>
    (await platform.db.query('SELECT FROM given_rewards WHERE cause = $1 AND player_id = $2', [cause, playerId]))
      .length;
  await stopBonuses(true);
  await credit(deposit(1_000n));
  await give();
  platform.clock.advance(40 * dayMs);
  await give();
  expect(await isGiven()).toBe(0);
  await stopBonuses(false);
  platform.clock.advance(3_600_000);
  await give();
  expect(await isGiven()).toBe(1);
});

describe('the super prize', () => {
  it('is given once, from its day until the end of the next one', async () => {
    const run = await reachSuperPrize(platform, playerId);
    await nextDay(10);
    expect(await claim(run)).toMatchObject({ status: 403, body: { refusal: 'forbidden' } });
    await nextDay(2);
    const taken = await claim(run);
    expect(taken.status).toBe(200);
    expect(Adventure.parse(taken.body).days.at(-1)).toMatchObject({
      isCompleted: true,
      gift: { kind: 'superPrize', received_cents: 5_000 },
    });
    expect((await claim(run)).status).toBe(200);
    expect(await causes()).toEqual(['12']);
  });

  it('can be claimed while staff have stopped bonuses, because it is money [PX-50]', async () => {
    const run = await reachSuperPrize(platform, playerId);
    await nextDay(11);
    await platform.operator().send('POST', '/console/api/flags', { bonuses_stopped: true });
    const taken = await claim(run);
    await platform.operator().send('POST', '/console/api/flags', { bonuses_stopped: false });
    expect(taken.status).toBe(200);
    expect(await causes()).toEqual(['12']);
  });

  it('is lost after the day that follows its own', async () => {
    const run = await reachSuperPrize(platform, playerId);
    await nextDay(13);
    expect((await claim(run)).status).toBe(403);
    expect((await claim('adventure-1')).status).toBe(404);
  });

  it('needs enough completed days, and a charged-back one does not count', async () => {
    const data = deposit(1_000n);
    await credit(data);
    await give();
    const run = runName(runNow(platform));
    await platform.db.query(
      `INSERT INTO adventure_gifts (run, player_id, step, reward, completed_at, next_try_at, given_at)
       SELECT $1, $2, step, '{"type": "freespins", "offer": "adventure_spins", "freespins_count": 10}', $3, $3, $3
       FROM generate_series(2, 9) AS step`,
      [run, playerId, platform.clock.now()],
    );
    await nextDay(11);
    await chargeBack(data);
    expect((await claim(run)).status).toBe(403);
    expect(await causes()).toEqual(['1']);
  });

  it('a player on a break neither sees the adventure nor can take its prize [PX-07]', async () => {
    const run = await reachSuperPrize(platform, playerId);
    await nextDay(11);
    const endsAt = new Date(platform.clock.now().getTime() + dayMs);
    await platform.db.transaction(tx =>
      putLimit(tx, platform.deps, playerId, { type: 'coolingoff', period: 'day', endsAt, accounts: [] }),
    );
    expect((await player.send('GET', '/api/adventure')).status).toBe(404);
    expect(await claim(run)).toMatchObject({ status: 403, body: { refusal: 'cooling_off' } });
  });
});
