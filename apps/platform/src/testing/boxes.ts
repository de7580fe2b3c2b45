import type { BoxSegment, Lootbox } from '@liftoff/contract/lootbox-entities';
import type { BoxGroup, BoxTier } from '@liftoff/contract/lootbox-tiers';
import { randomUUID } from 'node:crypto';
import type { TestCaller, TestPlatform } from './test-platform.ts';

type Operated = Pick<TestPlatform, 'operator'>;

/** A segment that gives points, without stock. */
export const pointsSegment = (id: string, weight: number, more: Partial<BoxSegment> = {}): BoxSegment => ({
  id,
  weight,
  prize: { type: 'points', points: 100 },
  result_bonus: null,
  stock: null,
  substitute: null,
  ...more,
});

/** Replaces a prize table through the console. */
export async function setTable(
  platform: Operated,
  segments: readonly BoxSegment[],
  { group = 'default', tier = 'rocket_lite' }: { group?: BoxGroup; tier?: BoxTier } = {},
): Promise<void> {
  const set = await platform.operator().send('PUT', `/console/api/lootbox-tables/${group}/${tier}`, { segments });
  if (set.status !== 200) throw new Error(`No table: ${JSON.stringify(set.body)}`);
}

/** Gives a player a box through the console. */
export async function issueBox(
  platform: Operated,
  email = 'demo@liftoff.test',
  groupKey = 'wheel_rocket_lite',
): Promise<void> {
  const body = { reward: { type: 'box', group_key: groupKey }, reason: 'Test' };
  const headers = { 'idempotency-key': randomUUID() };
  const given = await platform.operator().send('POST', `/console/api/players/${email}/rewards`, body, headers);
  if (given.status !== 201) throw new Error(`No box: ${JSON.stringify(given.body)}`);
}

/** A player's boxes, newest first. */
export const boxesOf = async (player: TestCaller): Promise<Lootbox[]> =>
  (await player.send<Lootbox[]>('GET', '/api/player/lootboxes')).body;

/** Gives a player a box and returns it. */
export async function newBox(
  platform: Operated,
  player: TestCaller,
  email?: string,
  groupKey?: string,
): Promise<Lootbox> {
  const before = new Set((await boxesOf(player)).map(({ id }) => id));
  await issueBox(platform, email, groupKey);
  const box = (await boxesOf(player)).find(({ id }) => !before.has(id));
  if (box === undefined) throw new Error('The box is not listed');
  return box;
}
