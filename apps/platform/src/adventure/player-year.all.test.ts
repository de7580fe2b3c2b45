import type { VipProgress } from '@liftoff/contract/vip-entities';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSession } from '../account/sessions/sessions.ts';
import { createPlayer } from '../account/sign-up/create-player.ts';
import { recordFact } from '../facts/record-fact.ts';
import { balanceOf, checkInvariants, playerAccount } from '../ledger/ledger.ts';
import { checkPoints } from '../points/check-points.ts';
import { openPoints } from '../points/points.ts';
import { seedOffers } from '../seed/seed-offers.ts';
import { makeCaller } from '../testing/test-caller.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { settleRound } from '../testing/tournaments.ts';
import { planYear, recomputeYear, type YearDay } from '../testing/year-model.ts';

const platform = usePlatform({ seed: 'small' });

/** Creates a player without a history, and returns the player's id. */
async function newPlayer(): Promise<number> {
  const { db, deps } = platform;
  return await db.transaction(async tx => {
    await seedOffers(tx, deps);
    const details = { currency: 'EUR', country: 'CA', licence: 'CW', dateOfBirth: '1990-01-01' } as const;
    const wishes = { language: 'en-CA', receive_promos: false, receive_sms_promos: false };
    const player = { email: 'year@liftoff.test', passwordHash: 'none', createdAt: deps.now(), ...details, ...wishes };
    const id = await createPlayer(tx, player);
    if (id === null) throw new Error('The player exists');
    await tx.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [id]);
    return id;
  });
}

/** Signs the player in. */
async function signIn(playerId: number): Promise<TestCaller> {
  const from = { playerId, ip: '203.0.113.7', country: 'CA', userAgent: 'test', remembered: true };
  const { token } = await platform.db.transaction(tx => openSession(tx, platform.deps, from));
  const headers = { 'sec-fetch-site': 'same-origin', 'x-test-ip': '203.0.113.7', 'x-test-country': 'CA' };
  return makeCaller(platform.open.app, { ...headers, cookie: `__Host-session=${token}` });
}

async function deposit(player: number, euro: number): Promise<void> {
  const data = { player, payment: randomUUID(), action: 'deposit', state: 'succeeded', currency: 'EUR' } as const;
  const more = { amount: BigInt(euro) * 100n, method: 'card', offer: null };
  const at = platform.clock.now();
  await platform.db.transaction(tx => recordFact(tx, { kind: 'payment_moved', at, data: { ...data, ...more } }));
}

/** Lets a second pass `times` times, with the jobs that are due in it. */
async function passSeconds(times: number): Promise<void> {
  for (let second = 0; second < times; second += 1) {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
  }
}

/** Lets the player live through a day. Returns whether the super prize could be claimed on it. */
async function live(playerId: number, { at, deposits, stake, claims }: YearDay): Promise<boolean> {
  platform.clock.advance(at.getTime() - platform.clock.now().getTime());
  // The first day of a quarter begins with the evaluation of the last one.
  await passSeconds(at.getUTCDate() === 1 ? 6 : 1);
  for (const euro of deposits) await deposit(playerId, euro);
  const amount = BigInt(stake) * 100n;
  if (stake > 0) await settleRound(platform, { player: playerId, stake: amount, win: amount, game: 'undertow-ways' });
  await passSeconds(2);
  if (claims === null) return false;
  const player = await signIn(playerId);
  const headers = { 'idempotency-key': randomUUID() };
  return (await player.send('POST', '/api/adventure/super-prize', { adventure: claims }, headers)).status === 200;
}

it('a year of one player ends with the statuses, points and gifts that an independent recomputation names [PX-80] [PX-81]', async () => {
  const { db } = platform;
  const playerId = await newPlayer();
  const year = planYear(platform.clock.now());
  const claimed: string[] = [];
  for (const day of year) if (await live(playerId, day)) claimed.push(day.claims ?? '');
  await passSeconds(10);
  const expected = recomputeYear(year);

  const evaluated = await db.query<{ quarter: string; status_after: string }>(
    'SELECT quarter, status_after FROM vip_evaluations WHERE player_id = $1 ORDER BY quarter',
    [playerId],
  );
  expect(evaluated).toEqual(expected.statuses);
  const shown = (await (await signIn(playerId)).send<VipProgress>('GET', '/jam/vip_status_progress')).body;
  expect(shown.currentStatus).toBe(expected.statuses.at(-1)?.status_after);

  const given = await db.query<{ cause: string; reward: Record<string, number | string> }>(
    'SELECT cause, reward FROM given_rewards WHERE player_id = $1',
    [playerId],
  );
  const amountOf = ({ points, amount_cents: cents, freespins_count: spins }: (typeof given)[number]['reward']) =>
    points ?? cents ?? spins ?? '';
  // The prizes of quests and lotteries are no part of the year: other tests recompute them, and lotteries draw by chance.
  const isOther = ({ cause }: { cause: string }) => /^(?:quest|lottery):/.test(cause);
  const gifts = given.filter(gift => !isOther(gift));
  expect(gifts.map(({ cause, reward }) => `${cause} ${reward['type']} ${amountOf(reward)}`).toSorted()).toEqual(
    expected.gifts,
  );
  expect(claimed).toEqual(expected.superPrizes);

  const others = given.filter(isOther);
  const sumOf = (unit: 'points' | 'amount_cents') =>
    others.reduce((sum, { reward }) => sum + Number(reward[unit] ?? 0), 0);
  expect(await openPoints(platform.deps).balance(db, playerId)).toEqual({
    persistent: BigInt(expected.earned),
    chargeable: BigInt(expected.earned + expected.givenPoints + sumOf('points')),
  });
  expect(await balanceOf(db, playerAccount(playerId, 'cash', 'EUR'))).toBe(
    BigInt(expected.givenCents + sumOf('amount_cents')),
  );
  expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
  expect(await checkPoints(db)).toMatchObject({ intact: true });
}, 600_000);
