import { readFileSync } from 'node:fs';
import { BoxGroup, BoxSegments, BoxTier, type BoxSegment } from '@liftoff/contract/lootbox-entities';
import * as z from 'zod';
import { drawSegment } from '../lootbox/draw-box.ts';
import type { Weighted } from '../lootbox/prize-table.ts';
import { chiSquare } from './statistics.ts';

const Tables = z.object({
  tables: z.array(z.object({ groups: z.array(BoxGroup), tiers: z.array(BoxTier), segments: BoxSegments })),
});

/** The prize tables of `config/lootboxes.json`. */
export const configuredTables = Tables.parse(
  JSON.parse(readFileSync(new URL('../../../../config/lootboxes.json', import.meta.url), 'utf8')),
).tables;

/** A segment without stock, for tests. */
export const segmentOf = (id: string, weight: number, more: Partial<BoxSegment> = {}): BoxSegment => ({
  id,
  weight,
  prize: { type: 'points', points: 100 },
  result_bonus: null,
  stock: null,
  substitute: null,
  ...more,
});

/** Draws from a table with different committed numbers each time. Returns how often each segment was drawn. */
export function drawMany(segments: readonly Weighted[], count: number): ReadonlyMap<string, number> {
  const serverSeed = '5eed'.repeat(16);
  const drawn = new Map(segments.map(({ id }) => [id, 0]));
  for (let nonce = 0; nonce < count; nonce += 1) {
    const { id } = drawSegment(segments, { serverSeed, clientSeed: String(nonce) });
    drawn.set(id, (drawn.get(id) ?? 0) + 1);
  }
  return drawn;
}

/** How well drawn counts fit the chances of a table, as the p-value of a chi-square test. Ignores weights of 0. */
export function fitOf(drawn: ReadonlyMap<string, number>, segments: readonly Weighted[]): number {
  const possible = segments.filter(({ weight }) => weight > 0);
  const weights = possible.reduce((sum, { weight }) => sum + weight, 0);
  const count = possible.reduce((sum, { id }) => sum + (drawn.get(id) ?? 0), 0);
  return chiSquare(
    possible.map(({ id }) => drawn.get(id) ?? 0),
    possible.map(({ weight }) => (count * weight) / weights),
  );
}

/** The same table with one percent of its first segment's weight given to the second one. */
export const biased = (segments: readonly Weighted[]): Weighted[] =>
  segments.map(({ id, weight }, at) => {
    const moved = Math.round((segments[0]?.weight ?? 0) / 100);
    return { id, weight: at === 0 ? weight - moved : at === 1 ? weight + moved : weight };
  });
