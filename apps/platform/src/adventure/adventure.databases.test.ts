import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { recordFact } from '../facts/record-fact.ts';
import type { Fact } from '../facts/fact.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { calendarOf, reachSuperPrize, runNow } from '../testing/adventure.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { runName } from './calendar.ts';
import { countDeposits } from './count-deposits.ts';

const dayMs = 86_400_000;
const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000000' } });
let player: TestCaller;
let playerId: number;
/** Moves the clock to the first day of a run, whose super prize is eleven days later. */
beforeAll(async () => {
  player = await signInDemo(platform, 'vip@liftoff.test');
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await platform.db.query(`UPDATE players SET currency = 'EUR', can_issue_bonuses = true WHERE id = $1`, [playerId]);
  platform.clock.advance(runNow(platform).next * dayMs - platform.clock.now().getTime());
  player = await signInDemo(platform, 'vip@liftoff.test');
  await takeFacts(platform);
});

const times = <T>(many: number, run: () => Promise<T>) => Promise.all(Array.from({ length: many }, run));
const causes = async () =>
  (
    await platform.db.query<{ cause: string }>(
      `SELECT cause FROM given_rewards WHERE player_id = $1 AND cause LIKE 'adventure:%'`,
      [playerId],
    )
  ).map(({ cause }) => cause.split(':').at(-1));
const intact = async () => (await checkInvariants(platform.db)).filter(check => !check.intact);

it('two consumers and four processes count a deposit once and give its day one gift, with one message', async () => {
  const data = {
    player: playerId,
    payment: randomUUID(),
    action: 'deposit',
    currency: 'EUR',
    amount: 1_000n,
    state: 'succeeded',
    method: 'card',
    offer: null,
  } as const;
  const fact: Fact<'payment_moved'> = { kind: 'payment_moved', position: 1, at: platform.clock.now(), data };
  const { apply } = countDeposits(platform.deps, () => Promise.resolve(calendarOf(platform)));
  await times(2, () => platform.db.transaction(tx => apply(tx, [fact])));
  const others = Array.from({ length: 3 }, () => platform.another());
  platform.clock.advance(2_000);
  await Promise.all([platform, ...others.map(other => other.platform)].map(({ jobs }) => jobs.runDue()));
  expect(await causes()).toEqual(['1']);
  const sets = await platform.db.query('SELECT FROM spin_sets WHERE player_id = $1', [playerId]);
  expect(sets).toHaveLength(1);
  const sent = await platform.db.query(
    `SELECT data FROM (SELECT data, channel FROM events UNION ALL SELECT data, channel FROM outbox) AS sent
     WHERE channel = $1 AND data ->> 'id' LIKE 'adventure-%'`,
    [`notifications#${playerId}`],
  );
  expect(sent).toHaveLength(1);
  expect(await intact()).toEqual([]);
});

it('twenty claims of the super prize at once give it once, and a charge-back is counted before or after', async () => {
  platform.clock.advance(14 * dayMs);
  player = await signInDemo(platform, 'vip@liftoff.test');
  const run = await reachSuperPrize(platform, playerId);
  const payment = randomUUID();
  await platform.db.query(
    `INSERT INTO adventure_deposits (payment, run, player_id, step, currency, amount) VALUES ($1, $2, $3, 1, 'EUR', 1000)`,
    [payment, run, playerId],
  );
  platform.clock.advance(11 * dayMs);
  player = await signInDemo(platform, 'vip@liftoff.test');
  const back = {
    player: playerId,
    payment,
    currency: 'EUR',
    amount: 1_000n,
    method: 'card',
    offer: null,
    credited_at: new Date(runNow(platform).first * dayMs),
  };
  await platform.db.transaction(tx =>
    recordFact(tx, { kind: 'deposit_charged_back', at: platform.clock.now(), data: back }),
  );
  const claim = () =>
    player.send('POST', '/api/adventure/super-prize', { adventure: run }, { 'idempotency-key': randomUUID() });
  const [answers] = await Promise.all([times(20, claim), takeFacts(platform, 'adventures')]);
  expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
  const [flagged] = await platform.db.query(
    'SELECT step FROM adventure_gifts WHERE run = $1 AND player_id = $2 AND flagged',
    [runName(runNow(platform)), playerId],
  );
  expect(flagged).toEqual({ step: 1 });
  const taken = (await causes()).filter(step => step === '12');
  expect(taken).toHaveLength(answers.some(({ status }) => status === 200) ? 1 : 0);
  expect(await intact()).toEqual([]);
});
