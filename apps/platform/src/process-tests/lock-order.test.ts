import { randomUUID } from 'node:crypto';
import type { Round } from '@liftoff/contract/game/game';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { endGrantsOf } from '../bonus/move-grant.ts';
import { endSpinsOf } from '../bonus/move-spins.ts';
import { giveBonus, issueBonus, openOffer } from '../testing/bonus.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { openTestDatabase } from '../database/testing.ts';
import { countingGames } from '../jackpot/counting-games.ts';
import { drawLevels } from '../jackpot/round-settled.ts';
import { seededPlatform } from '../testing/seeded-platform.ts';
import { giveSpins, issueTestSpins, spinGame } from '../testing/spins.ts';
import { giveMoney, openFrameOf, signInDemo } from '../testing/play.ts';
import { payoutFlow } from '../testing/payout-flow.ts';
import { reachPhase } from '../testing/reach-phase.ts';
import { dataFlows } from '../testing/data-flows.ts';
import { paymentFlows } from '../testing/payment-flows.ts';
import { lockOrder, outOfOrder, recordLocks, type Flow, type LockPlace } from '../testing/record-locks.ts';
import { playerIdOf, settleRound, startTournament, takeRoundBack } from '../testing/tournaments.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { payByCard } from '../testing/withdraw.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

const minuteMs = 60_000;
const email = 'demo@liftoff.test';

let platform: TestPlatform;
let player: TestCaller;
let recorded: ReturnType<typeof recordLocks>;
beforeAll(async () => {
  recorded = recordLocks(await openTestDatabase(seededPlatform(inject('testRun'))));
  platform = await testPlatform({ seed: 'small', db: recorded, random: 'lock order' });
});
afterAll(() => platform.close());

const block = (blocked: string) => platform.operator().send('POST', `/console/api/players/${email}`, { blocked });
const open = (game: string) => openFrameOf(platform, player, game, 'real');
const spin = { engine: 'slot', stake_cents: 100 };
const bets = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] };
const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 100_000 };
/** Runs the jobs that are due within a second: provider notifications, facts and their consumers. */
async function pass(ms = 1_000): Promise<void> {
  platform.clock.advance(ms);
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await platform.jobs.runDue();
}
const idOf = async () => (await player.send<{ id: number }>('GET', '/api/player')).body.id;
/** Ends the player's bonuses and gives a new one. Returns its id. */
async function withBonus(): Promise<number> {
  const id = await idOf();
  await platform.db.transaction(tx => endGrantsOf(tx, platform, id));
  return await giveBonus(platform, id, { amount: 10_000n });
}
/** Creates an offer that a coupon gives, and starts it. Returns the coupon's code. */
async function liveCoupon(): Promise<string> {
  const code = 'LOCKORDER';
  const offer = { ...openOffer, id: 'lock-order', kind: 'coupon', code };
  const put = await platform.operator().send('PUT', `/console/api/offers/${offer.id}`, offer);
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  const live = { state: 'live' };
  expect((await platform.operator().send('POST', `/console/api/offers/${offer.id}/state`, live)).status).toBe(200);
  return code;
}
const atTable = ['player', 'game session', 'round', 'accounts', 'site session'] as const;
async function betAtTable(by: TestCaller): Promise<void> {
  const frame = await openFrameOf(platform, by, 'aurum-roulette', 'real');
  await pass(minuteMs);
  reachPhase(platform.clock, 'aurum-roulette', 'betting');
  expect((await frame.bet(randomUUID(), bets)).status).toBe(200);
}
/** Opens a crash-game round that is still in flight, skipping rounds that crash immediately. */
async function inTheAir(): Promise<{ round: Round; frame: Awaited<ReturnType<typeof open>> }> {
  const frame = await open('rocket-x');
  for (let flights = 0; flights < 50; flights += 1) {
    platform.clock.advance(minuteMs);
    await pass();
    const { body: round } = await frame.bet(randomUUID(), flight);
    if (round.state === 'open') return { round, frame };
  }
  throw new Error('No flight has left the ground');
}

/** Sets login hours that start with the current hour of the clock. */
async function blockThisHour(): Promise<void> {
  const hour = platform.clock.now().getUTCHours();
  const hours = { from_min: hour * 60, to_min: ((hour + 2) % 24) * 60, time_zone: 'UTC' };
  const key = { 'idempotency-key': randomUUID() };
  expect((await player.send('PUT', '/api/player/login_hours', { hours }, key)).status).toBe(200);
}

const flow = (name: string, locks: Flow['locks'], run: Flow['run']): Flow => ({ name, run, locks });

const flows: readonly Flow[] = [
  flow('a sign-in', [['sign-in attempt'], ['player', 'site session']], async () => () => signInDemo(platform)),
  flow(
    'a sign-up',
    [['player', 'site session', 'audit trail']],
    async () => () =>
      platform
        .caller({ ip: '198.20.0.77' })
        .send('POST', '/api/users', { user: { ...signUpForm, email: 'locks@example.com' } }),
  ),
  flow('a sign-out', [['site session']], async () => () => player.send('DELETE', '/api/users/sign_out')),
  flow(
    'a profile that is changed',
    [['player']],
    async () => () => player.send('PATCH', '/api/player', { first_name: 'Mira' }),
  ),
  flow(
    'another currency',
    [['player', 'game session']],
    async () => () => player.send('POST', '/api/player/accounts', { currency: 'EUR' }),
  ),
  flow('a game that is opened', [['player', 'game session']], async () => () => open('undertow-ways')),
  flow('a bet', [['game session', 'seed pair', 'accounts', 'play time']], async () => {
    const frame = await open('undertow-ways');
    platform.clock.advance(10_000);
    return () => frame.bet(randomUUID(), spin);
  }),
  flow('a bet that a bonus pays', [['game session', 'seed pair', 'accounts', 'grants']], async () => {
    await withBonus();
    await giveMoney(platform, email, 'EUR', 0);
    const frame = await open('undertow-ways');
    platform.clock.advance(10_000);
    return async () => {
      await frame.bet(randomUUID(), spin);
      await giveMoney(platform, email, 'EUR', 100_000);
    };
  }),
  flow('a collect that a bonus has paid', [['game session', 'round', 'accounts', 'grants']], async () => {
    await withBonus();
    await giveMoney(platform, email, 'EUR', 0);
    const { round, frame } = await inTheAir();
    platform.clock.advance(100);
    return async () => {
      await frame.act(round.id, 'collect');
      await giveMoney(platform, email, 'EUR', 100_000);
    };
  }),
  flow('a bonus that is activated', [['keyed write', 'player', 'accounts', 'grants']], async () => {
    const id = await issueBonus(platform, await idOf(), { amount: 1_000n });
    const key = { 'idempotency-key': randomUUID() };
    return () => player.send('POST', `/api/player/bonuses/${id}/activation`, undefined, key);
  }),
  flow(
    'a bonus that is cancelled, and the next that begins',
    [['keyed write', 'player', 'accounts', 'grants']],
    async () => {
      const id = await withBonus();
      const key = { 'idempotency-key': randomUUID() };
      return async () => {
        await player.send('DELETE', `/api/player/bonuses/${id}`, undefined, key);
        await pass();
      };
    },
  ),
  flow('a coupon that gives a bonus', [['keyed write', 'player', 'offer', 'audit trail']], async () => {
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    const code = await liveCoupon();
    const key = { 'idempotency-key': randomUUID() };
    return async () => {
      const used = await vip.send('POST', '/api/bonuses/coupon', { coupon_code: code }, key);
      expect(used.body).toEqual({ status: 'activated' });
      const id = await playerIdOf(platform, 'vip@liftoff.test');
      await platform.db.transaction(tx => endGrantsOf(tx, platform, id));
    };
  }),
  flow('an offer that staff switch', [['offer', 'audit trail']], async () => {
    await liveCoupon();
    return () => platform.operator().send('POST', '/console/api/offers/lock-order/state', { state: 'stopped' });
  }),
  flow('a bonus that expires', [['accounts', 'grants']], async () => {
    const id = await withBonus();
    await platform.db.query('UPDATE bonus_grants SET valid_until = $2 WHERE id = $1', [id, platform.clock.now()]);
    return () => pass();
  }),
  flow('a free spin', [['game session', 'seed pair', 'accounts', 'free spins']], async () => {
    const set = await giveSpins(platform, await idOf());
    const frame = await open(spinGame);
    platform.clock.advance(10_000);
    return () => frame.bet(randomUUID(), { ...spin, stake_cents: 20 }, String(set));
  }),
  flow('free spins that are activated', [['keyed write', 'player', 'accounts', 'free spins']], async () => {
    const id = await issueTestSpins(platform, await idOf());
    const key = { 'idempotency-key': randomUUID() };
    return () => player.send('POST', `/api/player/freespins/${id}/activation`, { game: spinGame }, key);
  }),
  flow('free spins that are cancelled', [['keyed write', 'player', 'accounts', 'free spins']], async () => {
    const id = await giveSpins(platform, await idOf());
    const key = { 'idempotency-key': randomUUID() };
    return () => player.send('DELETE', `/api/player/freespins/${id}`, undefined, key);
  }),
  flow('free spins that expire', [['accounts', 'free spins']], async () => {
    const id = await giveSpins(platform, await idOf());
    await platform.db.query('UPDATE spin_sets SET valid_until = $2 WHERE id = $1', [id, platform.clock.now()]);
    return () => pass();
  }),
  flow('a jackpot that is fed', [['consumer of facts', 'jackpot levels', 'pool accounts']], async () => {
    const frame = await open('undertow-ways');
    platform.clock.advance(10_000);
    await frame.bet(randomUUID(), { ...spin, stake_cents: 500 });
    return () => pass();
  }),
  flow('a jackpot that falls', [['jackpot levels', 'pool accounts']], async () => {
    const { id } = (await player.send<{ id: number }>('GET', '/api/player')).body;
    const won = { playerId: id, roundId: randomUUID(), game: 'undertow-ways', currency: 'EUR', stake: 100n } as const;
    const parts = [{ source: 'cash', grant: null, amount: 100n }] as const;
    const draw = (domain: string) => (n: number) => (domain.includes('-spark-') ? 0 : n - 1);
    return () =>
      platform.db.transaction(async tx => {
        const award = await drawLevels(platform, countingGames())(tx, {
          ...won,
          parts,
          engine: 'slot',
          win: 0n,
          nickname: 'M',
          at: platform.clock.now(),
          draw,
        });
        return await award?.(tx);
      });
  }),
  flow(
    'a round that quests have counted and that is taken back',
    [['consumer of facts', 'progress of quests', 'rewards of quests']],
    async () => {
      const id = await playerIdOf(platform, 'vip@liftoff.test');
      const round = await settleRound(platform, { player: id });
      await pass();
      await takeRoundBack(platform, id, round);
      return () => pass();
    },
  ),
  flow('a bet on a flight', [['game session', 'seed pair', 'accounts']], async () => {
    const frame = await open('rocket-x');
    platform.clock.advance(10_000);
    return () => frame.bet(randomUUID(), flight);
  }),
  flow('a collect', [['game session', 'round', 'accounts']], async () => {
    const { round, frame } = await inTheAir();
    platform.clock.advance(100);
    return () =>
      frame.send('POST', `/frame/api/rounds/${round.id}/acts`, { act_id: randomUUID(), act: { name: 'collect' } });
  }),
  flow('flights that land', [['due job', 'game session', 'round']], async () => {
    await inTheAir();
    return () => pass(10 * minuteMs);
  }),
  flow('new seeds', [['game session', 'seed pair', 'accounts']], async () => {
    const frame = await open('rocket-x');
    platform.clock.advance(10 * minuteMs);
    await pass();
    return () => frame.send('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' });
  }),
  flow('a bet at a table', [['game session', 'seed pair', 'accounts', 'play time']], async () => {
    const frame = await open('aurum-roulette');
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    return () => frame.bet(randomUUID(), bets);
  }),
  flow('a table that settles', [['due job', 'game session', 'round', 'accounts']], async () => {
    await betAtTable(player);
    return () => pass(minuteMs);
  }),
  // Before the payments, whose markers of harm keep rewards from the player.
  flow('a box that is opened', [['player', 'box', 'stock of prizes', 'points accounts', 'audit trail']], async () => {
    await setTable(platform, [pointsSegment('a', 1, { stock: 1_000, substitute: 'b' }), pointsSegment('b', 1)]);
    const { id } = await newBox(platform, player);
    return () => player.send('POST', `/api/player/lootboxes/${id}/activation`);
  }),
  flow('a box that expires', [['box']], async () => {
    const { id } = await newBox(platform, player);
    await platform.db.query('UPDATE lootboxes SET valid_until = $2 WHERE id = $1', [id, platform.clock.now()]);
    return () => pass();
  }),
  flow('a deposit with an offer', [['player', 'payment', 'offer', 'accounts', 'audit trail']], async () => {
    const offer = { ...openOffer, id: 'lock-order-deposit', kind: 'deposit', is_public: true };
    const freespins = { offer: 'twenty_spins', count: 20 };
    const change = (path: string, method: 'PUT' | 'POST', body: object) =>
      platform.operator().send(method, `/console/api/offers/${offer.id}${path}`, body);
    expect((await change('', 'PUT', { ...offer, freespins })).status).toBe(200);
    expect((await change('/state', 'POST', { state: 'live' })).status).toBe(200);
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    return async () => {
      await payByCard(platform, vip, 5_000, 'tok_succeeds', offer.id);
      const id = await playerIdOf(platform, 'vip@liftoff.test');
      await platform.db.transaction(async tx => {
        await endGrantsOf(tx, platform, id);
        await endSpinsOf(tx, platform, id);
      });
    };
  }),
  ...paymentFlows({ platform: () => platform, player: () => player, pass, block }),
  flow('a break', [['player', 'audit trail']], async () => {
    await inTheAir();
    return () => block('cooling_off');
  }),
  flow('a break with a bonus', [['player', 'accounts', 'grants', 'audit trail']], async () => {
    await withBonus();
    return () => block('cooling_off');
  }),
  flow('a break with free spins', [['player', 'accounts', 'free spins', 'audit trail']], async () => {
    await platform.db.transaction(async tx => endGrantsOf(tx, platform, await idOf()));
    await giveSpins(platform, await idOf());
    return () => block('cooling_off');
  }),
  flow('a self-exclusion', [['player', 'game session', 'round', 'site session', 'audit trail']], async () => {
    await inTheAir();
    return () => block('self_excluded');
  }),
  flow('a self-exclusion with a bet at a table', [[...atTable, 'audit trail']], async () => {
    await betAtTable(player);
    return () => block('self_excluded');
  }),
  flow('another account of an excluded player, with a bet at a table', [atTable], async () => {
    await platform.db.query(`UPDATE players SET first_name = 'Mira', last_name = 'Kask' WHERE email LIKE 'vip@%'`);
    await betAtTable(await signInDemo(platform, 'vip@liftoff.test'));
    await block('self_excluded');
    return pass;
  }),
  flow('a break that signs out', [['player', 'game session', 'site session', 'audit trail']], async () => {
    await inTheAir();
    const stop = { type: 'coolingoff', period: 'day', sign_out: true };
    return () => player.send('POST', '/api/user_limits', stop);
  }),
  flow('login hours that are set', [['keyed write', 'player', 'audit trail']], async () => {
    return async () => {
      await blockThisHour();
      await platform.db.query('DELETE FROM login_hours');
    };
  }),
  flow('login hours that have begun', [['player', 'game session', 'site session']], async () => {
    await inTheAir();
    await blockThisHour();
    return async () => {
      await pass(minuteMs);
      await platform.db.query('DELETE FROM login_hours');
    };
  }),
  payoutFlow(() => platform, pass),
  ...dataFlows(() => platform, pass),
  flow('a reality check that is answered', [['keyed write', 'play time', 'audit trail']], async () => {
    const frame = await open('undertow-ways');
    platform.clock.advance(10_000);
    await frame.bet(randomUUID(), spin);
    await platform.db.query(`UPDATE reality_checks SET struck_at = counted_from`);
    const { number } = (await player.send<{ number: number }>('GET', '/api/player/reality_check')).body;
    const key = { 'idempotency-key': randomUUID() };
    return () => player.send('POST', '/api/player/reality_check/answers', { number }, key);
  }),
  flow('a player who is disqualified', [['tournament', 'tournament entry', 'audit trail']], async () => {
    const { id } = await startTournament(platform);
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    expect((await vip.send('POST', `/api/tournaments/${id}/confirm`, { confirmed: true })).status).toBe(200);
    const path = `/console/api/tournaments/${id}/players/vip@liftoff.test/disqualify`;
    return () => platform.operator().send('POST', path, { reason: 'Two accounts' });
  }),
  flow('a tournament that is counted, closed and awarded', [['player', 'accounts', 'audit trail']], async () => {
    const { id } = await startTournament(platform, { entry: 'automatic' });
    await settleRound(platform, { player: await playerIdOf(platform, 'vip@liftoff.test'), win: 300n });
    await platform.db.query(`UPDATE tournaments SET end_at = $2, closes_at = $2 WHERE id = $1`, [
      id,
      new Date(platform.clock.now().getTime() + 1_000),
    ]);
    return async () => {
      for (let run = 0; run < 6; run += 1) await pass(4_000);
    };
  }),
  flow(
    'points that staff give',
    [['keyed write', 'player', 'points accounts', 'audit trail']],
    async () => () =>
      platform
        .operator()
        .send(
          'POST',
          '/console/api/players/vip@liftoff.test/rewards',
          { reward: { type: 'points', points: 40 }, reason: 'A tournament was cancelled' },
          { 'idempotency-key': randomUUID() },
        ),
  ),
  flow('a quarter that moves the status of a player', [['due job', 'player', 'audit trail']], async () => {
    const id = await playerIdOf(platform, 'vip@liftoff.test');
    return async () => {
      const payload = { quarter: '2026-Q3', player: id };
      await platform.db.transaction(tx => platform.jobs.schedule(tx, 'vip:status', platform.clock.now(), payload));
      await pass();
    };
  }),
];

describe('the lock order', () => {
  const taken = new Set<LockPlace>();
  beforeEach(async () => {
    await block('none');
    player = await signInDemo(platform);
    await giveMoney(platform, email, 'EUR', 100_000);
    await pass();
  });

  it.each(flows)('locks are taken in the right order in this case: $name', async ({ run, locks }) => {
    const watched = await run();
    recorded.locked();
    await watched();
    const transactions = recorded.locked();
    for (const places of transactions) {
      expect(outOfOrder(places)).toBeNull();
      for (const place of places) taken.add(place);
    }
    for (const places of locks) expect(transactions).toContainEqual(places);
  });

  it('every lock in the lock order is taken by at least one of these cases', () => {
    expect([...taken].toSorted()).toEqual(lockOrder.toSorted());
  });
});
