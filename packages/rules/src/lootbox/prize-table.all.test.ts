import { expect, it } from 'vitest';
import { biased, configuredTables, drawMany, fitOf } from '../testing/prize-tables.ts';

const draws = 1_000_000;
/** Draws depend only on weights, so tables with the same weights are drawn from once. */
const tables = [...new Map(configuredTables.map(table => [table.segments.map(s => s.weight).join(), table])).values()];

it.each(tables)(
  'a million draws from the table of groups $groups fit its chances, and those of a biased table do not [PX-08] [C31]',
  ({ segments }) => {
    const drawn = drawMany(segments, draws);
    for (const { id, weight } of segments) if (weight === 0) expect(drawn.get(id)).toBe(0);
    expect(fitOf(drawn, segments)).toBeGreaterThan(0.01);
    expect(fitOf(drawMany(biased(segments), draws), segments)).toBeLessThan(0.01);
  },
  300_000,
);
