import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeDraw } from '../../fairness.ts';
import { seededDraw } from '../../../testing/seeded-draw.ts';
import { simulate } from '../../../testing/simulate.ts';
import { slotFacts, slotSpecOf, solveSlot, spinSlot, takesStake } from './math.ts';
import { hitRates } from './hit-rates.ts';
import { layouts } from './layouts.ts';
import { lineTable } from './line-tables.ts';
import { paySymbols } from './model.ts';
import { expectedWins } from './odds.ts';
import { referenceSpec } from './solve.ts';

const volatilities = ['low', 'medium', 'high', 'very-high'] as const;
const archetypes = Object.keys(layouts).flatMap(layout =>
  volatilities.map(volatility => referenceSpec(layout, volatility)),
);
const models = archetypes.map(spec => solveSlot(spec));
const drawOf = (nonce: number) => outcomeDraw({ serverSeed: '71'.repeat(32), clientSeed: 'slot', nonce });

it.each(models)('a simulation of $layout $volatility matches its return within three sigma [C32]', model => {
  const { mean, error } = simulate(model, seededDraw(12), 10_000);
  expect(Math.abs(mean * 100 - model.rtp_percent)).toBeLessThanOrEqual(3 * error * 100);
});

it.each(models)(
  'in $layout $volatility, a better symbol or a higher count never pays less, and every pay can occur [C29] [D10]',
  model => {
    const base = expectedWins(model.strips.base, model);
    for (const [rank, symbol] of paySymbols.entries()) {
      const worse = paySymbols[rank + 1];
      for (const [place, count] of model.counts.entries()) {
        const pay = model.pays[symbol][count] ?? 0;
        expect(Number.isInteger(pay)).toBe(true);
        expect(pay).toBeGreaterThanOrEqual(Math.max(1, model.pays[symbol][model.counts[place - 1] ?? 0] ?? 0));
        if (worse) expect(pay).toBeGreaterThanOrEqual(model.pays[worse][count] ?? 0);
        expect(base[symbol][count]).toBeGreaterThan(0);
      }
    }
    const best = model.counts.at(-1) ?? 0;
    expect(model.pays.high1[best]).toBeGreaterThan(model.pays.high2[best] ?? 0);
  },
);

it('solves every slot return in the catalogue to a hundredth of a percent [C29]', () => {
  for (const { layout, volatility, maxWinTimes } of archetypes) {
    for (const rtpPercent of [92.12, 93.7, 94.86, 96.13, 97.4]) {
      const model = solveSlot({ layout, volatility, rtpPercent, maxWinTimes });
      expect(Math.abs(slotFacts(model).rtp_percent - rtpPercent)).toBeLessThanOrEqual(0.011);
      expect(model.max_win_times_stake).toBeGreaterThan(100);
    }
  }
});

it('every slot layout and volatility has hit rates', () => {
  for (const { layout, volatility } of archetypes) expect(hitRates).toHaveProperty([`${layout} ${volatility}`]);
});

it.each([
  { layout: '3x3 5 lines', volatility: 'medium', rtpPercent: 93.1, maxWinTimes: 1500 },
  { layout: '5x3 10 lines', volatility: 'high', rtpPercent: 97.2, maxWinTimes: 11_500 },
  { layout: '5x3 20 lines', volatility: 'high', rtpPercent: 93.1, maxWinTimes: 4500 },
  { layout: '6x4 4096 ways', volatility: 'medium', rtpPercent: 92.6, maxWinTimes: 1600 },
  { layout: '6x5 anywhere', volatility: 'very-high', rtpPercent: 96.8, maxWinTimes: 9000 },
] as const)('$layout at $rtpPercent % has the stated hit rates [C29]', spec => {
  const model = solveSlot(spec);
  const facts = slotFacts(model);
  const { returned, aboveStake, features, rounds } = simulate(model, seededDraw(5), 40_000);
  expect(Math.abs((rounds / returned) * (1 / (facts.any_return_one_in ?? 0)) - 1)).toBeLessThan(0.03);
  expect(Math.abs((rounds / aboveStake) * (1 / (facts.above_stake_one_in ?? 0)) - 1)).toBeLessThan(0.08);
  expect(Math.abs(features / rounds - 1 / facts.feature_one_in)).toBeLessThan(0.0015);
});

describe('slot round', () => {
  const model = solveSlot({ layout: '5x3 20 lines', volatility: 'high', rtpPercent: 96.2, maxWinTimes: 5000 });

  it('the same seeds always give the same slot round [C30] [C32]', () => {
    expect(spinSlot(model, drawOf(3), 100n)).toEqual(spinSlot(model, drawOf(3), 100n));
    const outcomes = Array.from({ length: 50 }, (_, nonce) => spinSlot(model, drawOf(nonce), 100n).outcome);
    const digest = createHash('sha256').update(JSON.stringify(outcomes)).digest('hex').slice(0, 16);
    expect(digest).toMatchInlineSnapshot(`"4c667ded3f63d6bc"`);
  });

  it('pays whole minor units that add up to the slot win, for small and huge stakes [A25]', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const small = spinSlot(model, drawOf(nonce), 20n);
      const huge = spinSlot(model, drawOf(nonce), 20n * 10n ** 18n);
      expect(huge.win).toBe(small.win * 10n ** 18n);
      expect(small.outcome.spins.reduce((sum, spin) => sum + BigInt(spin.win_cents), 0n)).toBe(small.win);
      for (const { wins, multiplier, win_cents } of small.outcome.spins) {
        expect(wins.reduce((sum, win) => sum + BigInt(win.win_cents), 0n) * BigInt(multiplier)).toBe(BigInt(win_cents));
      }
    }
  });

  it('a slot accepts only stakes that are multiples of the pay unit', () => {
    expect([20n, 100n, 1_000_000n].every(stake => takesStake(model, stake))).toBe(true);
    expect([0n, -20n, 10n, 110n].some(stake => takesStake(model, stake))).toBe(false);
    expect(() => spinSlot(model, drawOf(0), 30n)).toThrow(RangeError);
  });

  it('a slot round plays every free round it awards, with its multiplier, and reports how many were awarded', () => {
    let features = 0;
    for (let nonce = 0; nonce < 1500; nonce += 1) {
      const { spins } = spinSlot(model, drawOf(nonce), 20n).outcome;
      const awarded = spins.reduce((sum, spin) => sum + spin.awarded, 0);
      expect(spins).toHaveLength(1 + awarded);
      expect(awarded).toBeLessThanOrEqual(model.free.most);
      if (awarded > 0) features += 1;
      expect(spins.slice(1).every(spin => spin.multiplier === model.free.multiplier)).toBe(true);
    }
    expect(features).toBeGreaterThan(0);
  });

  it('a slot round ends at the max win and never pays more', () => {
    const low = { ...model, max_win_times_stake: 2 };
    let capped = 0;
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const { win, outcome } = spinSlot(low, drawOf(nonce), 100n);
      expect(win).toBeLessThanOrEqual(200n);
      expect(outcome.capped).toBe(win === 200n);
      expect(outcome.spins.reduce((sum, spin) => sum + BigInt(spin.win_cents), 0n)).toBe(win);
      if (outcome.capped) capped += 1;
    }
    expect(capped).toBeGreaterThan(0);
  });

  it('plays a slot round from a model that was serialised to JSON', () => {
    expect(spinSlot(JSON.parse(JSON.stringify(model)), drawOf(9), 100n)).toEqual(spinSlot(model, drawOf(9), 100n));
  });
});

it.each([
  ['5x3', '20 lines', '5x3 20 lines'],
  ['6x7', 'up to 117,649 ways', '6x7 117649 ways'],
  ['6x5', 'pay anywhere', '6x5 anywhere'],
  ['8x8', 'clusters', '8x8 clusters'],
])('the slot engine supports %s slots with %s', (grid, lines, layout) => {
  const spec = slotSpecOf({ grid, lines, volatility: 'high', rtp: 96.2, maxWin: 5000 });
  expect(spec).toEqual({ layout, volatility: 'high', rtpPercent: 96.2, maxWinTimes: 5000 });
});

it.each([
  [null, null, 'high', 5000],
  ['5x3', '30 lines', 'high', 5000],
  ['5x3', '20 lines', 'adjustable', 5000],
  ['5x3', '20 lines', 'high', null],
  ['constructor', '', 'high', 5000],
])(
  'the slot engine supports no slot with grid %s, lines %s, volatility %s and max win %s',
  (grid, lines, volatility, maxWin) => {
    expect(slotSpecOf({ grid, lines, volatility, rtp: 96, maxWin })).toBeNull();
  },
);

it('published paylines are all different and within their grid', () => {
  for (const [reels, rows, count] of [
    [3, 3, 5],
    [5, 3, 25],
    [5, 4, 40],
  ] as const) {
    const lines = lineTable(reels, rows, count);
    expect(new Set(lines.map(line => line.join())).size).toBe(count);
    expect(lines.every(line => line.length === reels && line.every(row => row >= 0 && row < rows))).toBe(true);
    expect(() => lineTable(reels, rows, count + 1)).toThrow(RangeError);
  }
});
