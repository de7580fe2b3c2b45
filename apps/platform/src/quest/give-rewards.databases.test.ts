import type { RewardType } from '@liftoff/contract/reward';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Platform } from '../core/platform-context.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { checkInvariants } from '../ledger/ledger.ts';
import { mayPromote } from '../limits/exclusion/may-promote.ts';
import { openPoints, pointsReward } from '../points/points.ts';
import { openRewards } from '../reward/rewards.ts';
import { seededPlatform } from '../testing/seeded-platform.ts';
import { testDeps } from '../testing/test-deps.ts';
import { giveRewards } from './give-rewards.ts';

const deps = testDeps();
const points = openPoints(deps);
const giver = () =>
  openRewards(
    deps,
    { points: pointsReward(points) },
    { mayPromote: mayPromote(deps), marketAllows: () => true, deniedFromHarmLevel: 'high' },
  ).giver<RewardType>('quest', ['points'], { isOffer: false });

let db: Database;
let playerId = 0;
beforeAll(async () => {
  db = await openTestDatabase(seededPlatform(inject('testRun')));
  const [row] = await db.query<{ id: bigint }>(`SELECT id FROM players WHERE email = 'demo@liftoff.test'`);
  playerId = Number(row?.id);
});
afterAll(async () => {
  await db.close();
});

/** The job of one process. */
function job(): () => Promise<void> {
  let run = () => Promise.resolve();
  const jobs = { every: (_name: string, _ms: number, work: () => Promise<void>) => (run = work) };
  giveRewards({ db, deps, jobs } as unknown as Platform, giver());
  return () => run();
}

it('four processes that give the rewards of eight levels at once give each once, with one message [PX-68]', async () => {
  const run = 'quest-short-hop-1';
  const levels = [2, 3, 4, 5, 6, 7, 8, 9];
  for (const level of levels)
    await db.query(
      `INSERT INTO quest_rewards (run, player_id, level, reward, due_at, next_try_at) VALUES ($1, $2, $3, $4::jsonb, $5, $5)`,
      [run, playerId, level, JSON.stringify({ type: 'points', points: 10 }), deps.now()],
    );
  const before = (await points.balance(db, playerId)).chargeable;
  await Promise.all(Array.from({ length: 4 }, () => job()()));
  expect((await points.balance(db, playerId)).chargeable).toBe(before + 80n);
  const sent = await db.query<{ data: { id: string } }>('SELECT data FROM outbox WHERE channel = $1', [
    `notifications#${playerId}`,
  ]);
  expect(sent.map(({ data }) => data.id)).toEqual([`${run}:${levels.join('-')}`]);
  expect((await checkInvariants(db)).filter(check => !check.intact)).toEqual([]);
});
