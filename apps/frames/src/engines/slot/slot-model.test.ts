import { layouts } from '@liftoff/rules/game/engines/slot/layouts';
import { referenceSpec, solveSlot } from '@liftoff/rules/game/engines/slot/solve';
import { expect, it } from 'vitest';
import { restingGrid } from './slot-model.ts';

it.each(Object.keys(layouts))('before the first round, no row or reel of the layout %s repeats another', layout => {
  const grid = restingGrid(solveSlot(referenceSpec(layout, 'medium')));
  const reels = grid.map(reel => reel.join());
  const rows = (grid[0] ?? []).map((_, row) => grid.map(reel => reel[row]).join());
  expect(new Set(reels).size).toBe(reels.length);
  expect(new Set(rows).size).toBe(rows.length);
});

it.each(Object.keys(layouts))('before the first round, no two neighbours of the layout %s are equal', layout => {
  const grid = restingGrid(solveSlot(referenceSpec(layout, 'medium')));
  const equal = grid.flatMap((reel, at) =>
    reel.filter((symbol, row) => {
      const next = grid[at + 1] ?? [];
      return [reel[row + 1], next[row - 1], next[row], next[row + 1]].includes(symbol);
    }),
  );
  expect(equal).toEqual([]);
});
