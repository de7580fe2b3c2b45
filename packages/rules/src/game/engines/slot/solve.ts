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

/** The best pay of `high1` may carry at most this part of the return, however high the catalogue's max win. */
const topShareMost = 0.08;

function shapeOf({ kind, reels, layout, volatility }: Unpaid, place: number, rank: number): number {
  const shape = shapes[kind === 'lines' && reels === 3 ? 'threeReels' : kind]?.[place]?.[rank] ?? 0;
  return shape ** recipeOf(layout, volatility).steepness;
}

/** How many times the best pay is paid on a grid full of `high1`. */
function fullGridWins({ kind, reels, rows, lines }: Unpaid): number {
  if (kind === 'lines') return lines?.length ?? 0;
  return kind === 'ways' ? rows ** reels : 1;
}

/** What the scatters are worth, in all and by how often they come. */
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

/** The game of a layout and volatility that its hit rates are counted with: the middle of the catalogue. */
export const referenceSpec = (layout: string, volatility: SlotVolatility): SlotSpec => ({
  layout,
  volatility,
  rtpPercent: 95.5,
  maxWinTimes: referenceMaxWin[volatility],
});

const referenceModels = new Map<string, SlotModel>();

/**
 * A pay above the stake in the reference game is above it in every game of the layout and volatility, and one at or
 * below it is so in all: how often a round returns more than the stake is then the same for all of them.
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
 * Makes the paytable of a slot. The best pay of `high1` is set so that a full grid of it in a free round pays the
 * catalogue's max win (where that is affordable); all others keep their shape and are scaled so that the expected
 * return is the catalogue's. What comes out is stated: the return of these strips and pays, exactly.
 *
 * The return is the sum of every pay times the expected number of times it is paid; reels are independent, so these
 * are products over reels. The max win cuts it by less than a hundredth of a percent (`bench/rtp.ts` shows the cut).
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
