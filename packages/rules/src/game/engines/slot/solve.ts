import { buildSlot, type Unpaid } from './build.ts';
import { layouts } from './layouts.ts';
import {
  paySymbols,
  type PaySymbol,
  type PayTable,
  type SlotModel,
  type SlotSpec,
  type SlotVolatility,
} from './model.ts';
import { expectedWins } from './odds.ts';
import { closeGap, scaleTo, unbound, worthOf, type Bounds, type Pay } from './paytable.ts';
import { recipeOf, shapes } from './recipes.ts';
import { expectedFreeRounds, onGrid, upTo } from './scatters.ts';

/** Maximum share of the return for the best pay of `high1`, however high the max win in the catalogue is. */
const topShareMost = 0.08;

function shapeOf({ kind, reels, layout, volatility }: Unpaid, place: number, rank: number): number {
  const shape = shapes[kind === 'lines' && reels === 3 ? 'threeReels' : kind]?.[place]?.[rank] ?? 0;
  return shape ** recipeOf(layout, volatility).steepness;
}

/** Number of times the best pay is paid on a grid full of `high1`. */
function fullGridWins({ kind, reels, rows, lines }: Unpaid): number {
  if (kind === 'lines') return lines?.length ?? 0;
  return kind === 'ways' ? rows ** reels : 1;
}

/** Expected pay of the scatters in units, the free rounds they award, and the probability that free rounds start. */
function scatterWorth(slot: Unpaid) {
  const base = onGrid(slot.strips.base, symbol => symbol === 'scatter', slot);
  const free = onGrid(slot.strips.free, symbol => symbol === 'scatter', slot);
  const least = Math.min(...Object.keys(slot.scatter.rounds).map(key => Number.parseInt(key, 10)));
  return {
    units: base.reduce((sum, chance, count) => sum + chance * upTo(slot.scatter.pays, count), 0),
    rounds: expectedFreeRounds(base, free, slot.scatter.rounds, slot.free.most),
    featureChance: base.slice(least).reduce((sum, chance) => sum + chance, 0),
  };
}

type BoundsOf = (symbol: PaySymbol, count: number) => Bounds;

function paysOf(slot: Unpaid, freeRounds: number, boundsOf: BoundsOf): Pay[] {
  const base = expectedWins(slot.strips.base, slot);
  const free = expectedWins(slot.strips.free, slot);
  return slot.counts.flatMap((count, place) =>
    paySymbols.map((symbol, rank) => {
      const freeWeight = freeRounds * slot.free.multiplier * (free[symbol][count] ?? 0);
      const shape = shapeOf(slot, place, rank);
      const weight = (base[symbol][count] ?? 0) + freeWeight;
      return { symbol, count, weight, freeWeight, shape, units: 1, bounds: boundsOf(symbol, count) };
    }),
  );
}

const referenceMaxWin = { low: 900, medium: 3200, high: 8000, 'very-high': 27_000 } as const;

/** Reference game for the hit rates of a layout and volatility, with mid-range catalogue values. */
export const referenceSpec = (layout: string, volatility: SlotVolatility): SlotSpec => ({
  layout,
  volatility,
  rtpPercent: 95.5,
  maxWinTimes: referenceMaxWin[volatility],
});

const referenceModels = new Map<string, SlotModel>();

/**
 * Bounds that keep each pay on the same side of the stake as in the reference game, so that all games of a layout and
 * volatility return more than the stake equally often.
 */
function boundsLikeReference(layout: string, volatility: SlotVolatility): BoundsOf {
  const key = `${layout} ${volatility}`;
  const reference = referenceModels.get(key) ?? solve(referenceSpec(layout, volatility), () => unbound);
  referenceModels.set(key, reference);
  const { pays, unit } = reference;
  return (symbol, count) =>
    (pays[symbol][count] ?? 0) > unit ? { least: unit + 1, most: Number.POSITIVE_INFINITY } : { least: 1, most: unit };
}

/**
 * Solves the paytable of a slot. The best pay of `high1` is chosen so that a full grid of it in a free round pays the
 * catalogue's max win, if affordable. All other pays keep their shape and are scaled so that the expected return is
 * the one in the catalogue. The model states the exact return of the resulting strips and pays.
 *
 * The return is the sum over all pays of the pay times its expected frequency, which is a product over the
 * independent reels. The max win reduces it by less than a hundredth of a percent (`bench/rtp.ts` shows by how much).
 */
export const solveSlot = (spec: SlotSpec): SlotModel => solve(spec, boundsLikeReference(spec.layout, spec.volatility));

function solve(spec: SlotSpec, boundsOf: BoundsOf): SlotModel {
  const slot = buildSlot(spec.layout, spec.volatility);
  const scatter = scatterWorth(slot);
  const pays = paysOf(slot, scatter.rounds, boundsOf);
  const worth = (spec.rtpPercent / 100) * slot.unit - scatter.units;
  scaleTo(pays, worth);

  const top = pays.at(-paySymbols.length);
  if (top) {
    const forMaxWin = (spec.maxWinTimes * slot.unit) / (slot.free.multiplier * fullGridWins(slot));
    const affordable = (topShareMost * slot.unit) / top.weight;
    const units = Math.max(top.units, Math.floor(Math.min(forMaxWin, affordable)));
    const others = pays.filter(pay => pay !== top);
    top.units = units;
    scaleTo(others, worth - units * top.weight);
  }
  closeGap(pays, worth, slot.unit * 1e-5);

  const units = scatter.units + worthOf(pays);
  const freeUnits = pays.reduce((sum, pay) => sum + pay.units * pay.freeWeight, 0);
  const most = Math.max(spec.maxWinTimes, layouts[spec.layout]?.leastMaxWin ?? 0);
  const best = ((top?.units ?? 0) * fullGridWins(slot) * slot.free.multiplier) / slot.unit;
  const table = Object.fromEntries(
    paySymbols.map(symbol => [
      symbol,
      Object.fromEntries(pays.filter(pay => pay.symbol === symbol).map(pay => [pay.count, pay.units])),
    ]),
  ) as PayTable;
  return {
    ...slot,
    pays: table,
    max_win_times_stake: Math.min(most, Math.floor(best)),
    rtp_percent: (units / slot.unit) * 100,
    feature_one_in: 1 / scatter.featureChance,
    free_share: freeUnits / units,
  };
}
