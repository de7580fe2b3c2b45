import { describe, expect, it } from 'vitest';
import { buildSlot } from './build.ts';
import { clusterLaw } from './cluster-law.ts';
import { clusterKey, clusterOdds, largestCluster } from './odds.ts';
import { clusterTable } from './cluster-table.ts';
import { layouts } from './layouts.ts';
import { paySymbols, type SlotModel, type Strips, type SymbolId } from './model.ts';
import { expectedWins } from './odds.ts';
import { expectedFreeRounds, onGrid } from './scatters.ts';
import { solveSlot } from './solve.ts';
import { gridWins, type Grid } from './wins.ts';

const everyPay = (counts: readonly number[]): SlotModel['pays'] =>
  Object.fromEntries(
    paySymbols.map(symbol => [symbol, Object.fromEntries(counts.map(count => [count, 1]))]),
  ) as SlotModel['pays'];

/** Generates all grids that the strips can show, each equally likely. */
function* everyGrid(strips: Strips, rows: number, before: Grid = []): Generator<Grid> {
  const strip = strips[before.length];
  if (!strip) {
    yield before;
    return;
  }
  for (let stop = 0; stop < strip.length; stop += 1) {
    const reel = Array.from({ length: rows }, (_, row): SymbolId => strip[(stop + row) % strip.length] ?? 'low5');
    yield* everyGrid(strips, rows, [...before, reel]);
  }
}

/** Average return over all grids, with a paytable that pays one unit for every win. */
function enumerated(model: SlotModel): number {
  let units = 0;
  let grids = 0;
  for (const grid of everyGrid(model.strips.base, model.rows)) {
    for (const win of gridWins(model, grid)) units += win.units;
    grids += 1;
  }
  return units / grids;
}

const expectedUnits = (model: SlotModel): number =>
  Object.values(expectedWins(model.strips.base, model)).reduce(
    (sum, byCount) => sum + Object.values(byCount).reduce((all, value) => all + value, 0),
    0,
  );

const small: Strips = [
  ['low5', 'low5', 'high1', 'low4', 'scatter'],
  ['low5', 'wild', 'low4', 'high1', 'high1', 'low5'],
  ['wild', 'high1', 'low4', 'low5', 'scatter', 'low5'],
  ['high1', 'low5', 'low5', 'low4', 'wild'],
];

function smallModel(kind: SlotModel['kind'], counts: number[], strips: Strips): SlotModel {
  const lines = [
    [0, 0, 0, 0],
    [0, 1, 0, 1],
    [1, 1, 1, 1],
  ];
  const solved = solveSlot({ layout: '5x3 10 lines', volatility: 'low', rtpPercent: 95, maxWinTimes: 500 });
  const shape = { kind, reels: strips.length, rows: 2, heights: null, lines: kind === 'lines' ? lines : null };
  return { ...solved, ...shape, counts, strips: { base: strips, free: strips }, pays: everyPay(counts) };
}

describe('expected number of wins against an enumeration of all grids [C32]', () => {
  it('expected wins on paylines match the enumeration', () => {
    const model = smallModel('lines', [2, 3, 4], small);
    expect(expectedUnits(model)).toBeCloseTo(enumerated(model), 12);
  });

  it('expected wins on ways match the enumeration', () => {
    const model = smallModel('ways', [2, 3, 4], small);
    expect(expectedUnits(model)).toBeCloseTo(enumerated(model), 12);
  });

  it('expected wins anywhere on the grid match the enumeration', () => {
    const model = smallModel(
      'anywhere',
      [3, 5, 7],
      small.map(strip => strip.filter(symbol => symbol !== 'wild')),
    );
    expect(expectedUnits(model)).toBeCloseTo(enumerated(model), 12);
  });

  it('expected wins in a complete published three-reel slot match the enumeration', () => {
    const model = solveSlot({ layout: '3x3 5 lines', volatility: 'medium', rtpPercent: 95, maxWinTimes: 500 });
    const wins = expectedWins(model.strips.base, model);
    const exact = paySymbols.reduce((sum, symbol) => sum + (wins[symbol][3] ?? 0) * (model.pays[symbol][3] ?? 0), 0);
    expect(exact).toBeCloseTo(enumerated(model), 9);
  });
});

it('the computed cluster distribution matches an enumeration of all squares [C32]', () => {
  const side = 3;
  const p = 0.3;
  const bySize = Array.from({ length: 10 }, () => 0);
  for (let square = 0; square < 2 ** (side * side); square += 1) {
    const grid = Array.from({ length: side }, (_, x) =>
      Array.from({ length: side }, (_cell, y): SymbolId => ((square >> (x * side + y)) & 1 ? 'low1' : 'scatter')),
    );
    const filled = grid.flat().filter(symbol => symbol === 'low1').length;
    const chance = p ** filled * (1 - p) ** (side * side - filled);
    const model = { ...smallModel('clusters', [1], []), reels: side, rows: side };
    for (const win of gridWins(model, grid)) bySize[win.count] = (bySize[win.count] ?? 0) + chance;
  }
  clusterLaw(side, p, 9).forEach((value, size) => expect(value).toBeCloseTo(bySize[size] ?? 0, 12));
});

it('the cluster table matches the computed distribution and covers every chance in use', () => {
  const law = clusterLaw(7, 41 / 200, largestCluster);
  law.forEach((value, size) => expect(clusterOdds(7, 41, 200)[size]).toBeCloseTo(value, 10));
  for (const [name, { kind, reels }] of Object.entries(layouts)) {
    if (kind !== 'clusters') continue;
    for (const volatility of ['low', 'medium', 'high', 'very-high'] as const) {
      const cell = buildSlot(name, volatility).strips.base[0] ?? [];
      for (const symbol of paySymbols) {
        const chances = cell.filter(other => other === symbol).length;
        expect(clusterTable).toHaveProperty([clusterKey(reels, chances, cell.length)]);
      }
    }
  }
});

it('counts scatters across all reels', () => {
  const chances = onGrid(small, symbol => symbol === 'scatter', { kind: 'ways', reels: 4, rows: 2, heights: null });
  expect(chances[2]).toBeCloseTo((2 / 5) * (2 / 6), 12);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
});

it('expected free rounds include those won in free rounds, up to the maximum', () => {
  const never = [1];
  expect(expectedFreeRounds([0.9, 0.1], never, { 1: 8 }, 40)).toBeCloseTo(0.8, 12);
  // Each free round awards two more with probability 1/2, up to four in total: by hand 2 + 2 * (1 - 1/4) = 3.5.
  expect(expectedFreeRounds([0, 1], [0.5, 0.5], { 1: 2 }, 4)).toBeCloseTo(3.5, 12);
  expect(expectedFreeRounds([0, 1], [0, 1], { 1: 8 }, 40)).toBeCloseTo(40, 12);
});
