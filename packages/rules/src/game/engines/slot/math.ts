import { wire } from '../../../money/money.ts';
import type { WireAmount } from '@liftoff/contract/core/money';
import type { Draw } from '../../fairness.ts';
import { hitRates } from './hit-rates.ts';
import { layouts } from './layouts.ts';
import type { PayKind, SlotModel, SlotSpec, SlotVolatility } from './model.ts';
import { countedSymbols, recipeOf } from './recipes.ts';
import { playRound, type Spin } from './round.ts';

export type { SlotModel, SlotSpec } from './model.ts';
export { solveSlot } from './solve.ts';

/** A slot's fields in the catalogue. */
export interface CatalogueFields {
  grid: string | null;
  lines: string | null;
  volatility: string | null;
  rtp: number;
  maxWin: number | null;
}

const volatilities: readonly SlotVolatility[] = ['low', 'medium', 'high', 'very-high'];

/** Converts catalogue wording such as "up to 117,649 ways" and "pay anywhere" into layout names. */
const layoutName = (grid: string, lines: string): string =>
  `${grid} ${lines.replaceAll(',', '').replace('up to ', '').replace('pay ', '')}`;

/** The slot specification for a catalogue entry; `null` if the engine has no such layout. */
export function slotSpecOf({ grid, lines, volatility, rtp, maxWin }: CatalogueFields): SlotSpec | null {
  const known = volatilities.find(name => name === volatility);
  if (grid === null || lines === null || maxWin === null || known === undefined) return null;
  const layout = layoutName(grid, lines);
  if (!Object.hasOwn(layouts, layout)) return null;
  return { layout, volatility: known, rtpPercent: rtp, maxWinTimes: maxWin };
}

/** Whether the slot accepts a stake: a positive multiple of its unit, so that no payout is rounded. */
export const takesStake = (model: SlotModel, stake: bigint): boolean => stake > 0n && stake % BigInt(model.unit) === 0n;

/** A spin as sent to clients, with amounts in minor units (`SlotSpin` in the contract). */
export interface WireSpin extends Omit<Spin, 'wins' | 'units'> {
  wins: (Omit<Spin['wins'][number], 'units'> & { win_cents: WireAmount })[];
  win_cents: WireAmount;
}

export interface SlotResult {
  /** Win in minor units. */
  win: bigint;
  /** `Outcome` in the contract. */
  outcome: { engine: 'slot'; spins: WireSpin[]; capped: boolean };
}

/**
 * Plays a round for a stake in minor units. Each win on a spin is stated before the multiplier, and the spin's amount
 * after it. The amounts of all spins add up to the round's win. Throws a `RangeError` for a stake that the slot does
 * not accept.
 */
export function spinSlot(model: SlotModel, draw: Draw, stake: bigint): SlotResult {
  if (!takesStake(model, stake)) throw new RangeError(`a stake is a multiple of ${model.unit} minor units`);
  const perUnit = stake / BigInt(model.unit);
  const amount = (units: number): bigint => BigInt(units) * perUnit;
  const round = playRound(model, draw);
  const spins = round.spins.map(({ wins, units, ...spin }): WireSpin => ({
    ...spin,
    wins: wins.map(({ units: won, ...win }) => ({ ...win, win_cents: wire(amount(won)) })),
    win_cents: wire(amount(units)),
  }));
  return { win: amount(round.units), outcome: { engine: 'slot', spins, capped: round.capped } };
}

/** Names of the model's features for the info panel. */
const featureNames = (has: { multiplier: number; wilds: boolean; heights: boolean }): string[] => [
  'free-rounds',
  ...(has.multiplier > 1 ? ['multiplier'] : []),
  ...(has.wilds ? ['wilds'] : []),
  ...(has.heights ? ['changing-heights'] : []),
];

const featuresOf = ({ strips, free, heights }: SlotModel): string[] =>
  featureNames({
    multiplier: free.multiplier,
    wilds: strips.base.some(strip => strip.includes('wild')),
    heights: heights !== null,
  });

/** The slot traits that are known before its pays are solved: how it pays, and its features. */
export function slotTraits({ layout, volatility }: SlotSpec): { pays: PayKind | null; features: string[] } {
  const { counts, multiplier } = recipeOf(layout, volatility);
  const wilds = (counts[countedSymbols.indexOf('wild')] ?? 0) > 0;
  const shape = layouts[layout];
  return {
    pays: shape?.kind ?? null,
    features: featureNames({ multiplier, wilds, heights: shape?.heights !== undefined }),
  };
}

/**
 * A model's figures. Frequencies are given as the N in "1 in N rounds". Return and free rounds are exact. The two hit
 * rates were counted in a million rounds with the model's reels (`bench/slot-hit-rates.ts`). The rate of all returns
 * applies to every game with these reels, and the rate of returns above the stake is accurate to a few percent. The
 * frequency of the max win is unknown, so it is not stated.
 */
export function slotFacts(model: SlotModel) {
  const hits = hitRates[`${model.layout} ${model.volatility}`];
  return {
    rtp_percent: Math.round(model.rtp_percent * 100) / 100,
    max_win_times_stake: model.max_win_times_stake,
    max_win_one_in: null,
    any_return_one_in: hits?.any_return_one_in ?? null,
    above_stake_one_in: hits?.above_stake_one_in ?? null,
    feature_one_in: Math.round(model.feature_one_in * 10) / 10,
    volatility: model.volatility,
    features: featuresOf(model),
  };
}
