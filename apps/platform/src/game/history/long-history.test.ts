import type { PlayedRound } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { manyRounds } from '../../testing/many-rounds.ts';
import { giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

/**
 * Far more rounds than fit on a page. The number of rows read must not grow with it. `npm run bench -- history`
 * measures a hundred thousand rounds.
 */
const count = 3_000;
/** How many rounds are in another currency, and how many in another game. They are the oldest of all. */
const rare = 60;

let platform: TestPlatform;
let player: TestCaller;

beforeAll(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  const slot = await openFrameOf(platform, player, 'deep-sea-salvage', 'real');
  expect((await slot.bet(randomUUID(), { engine: 'slot', stake_cents: 100 })).status).toBe(200);
  await manyRounds(platform.db, count);
  await manyRounds(platform.db, count / 2, { owner: 'player:0', player_id: 0 });
  await manyRounds(platform.db, rare, { currency: 'CAD', older: count });
  await manyRounds(platform.db, rare, { game: 'rocket-x', older: count + rare });
  await platform.db.query('ANALYZE game_rounds');
}, 120_000);
afterAll(() => platform.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const rowsRead = (plan: Plan): number =>
  (plan['Relation Name'] === 'game_rounds'
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);

/**
 * Requests a page as the player, and returns it with the number of rounds its statements read according to the
 * database.
 */
async function page(query: string): Promise<{ rounds: PlayedRound[]; read: number }> {
  const asked = vi.spyOn(platform.db, 'query');
  const { body } = await player.send<{ rounds: PlayedRound[] }>('GET', `/api/player/rounds?period=all&${query}`);
  const statements = asked.mock.calls.filter(([sql]) => sql.includes('FROM game_rounds'));
  asked.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  let read = 0;
  for (const [sql, values] of statements) {
    const plans = await platform.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`,
      values,
    );
    read += plans.reduce((sum, row) => sum + rowsRead(row['QUERY PLAN'][0].Plan), 0);
  }
  return { rounds: body.rounds, read };
}

it.each([
  '',
  '&currency=EUR',
  '&currency=CAD',
  '&game=deep-sea-salvage',
  '&game=rocket-x',
  '&game=rocket-x&currency=EUR',
])('the first, a middle and the last page of a long history each read only their own rows: %j [C35]', async of => {
  const first = await page(`limit=50${of}`);
  expect(first.rounds).toHaveLength(50);
  const [middle] = await platform.db.query<{ id: string }>(
    `SELECT id FROM game_rounds WHERE player_id = $1 AND mode = 'real' ORDER BY opened_at DESC OFFSET $2 LIMIT 1`,
    [(await player.send<{ id: number }>('GET', '/api/player')).body.id, count / 2],
  );
  const next = await page(`limit=50&before=${middle?.id}${of}`);
  const last = await page(`limit=50&before=${first.rounds.at(-1)?.id}${of}`);
  expect(next.rounds).toHaveLength(50);
  // The page itself, one row to detect a further page, the round the page begins after, and one more where two rounds
  // have the same timestamp.
  for (const { read } of [first, next, last]) expect(read).toBeLessThanOrEqual(54);
});
