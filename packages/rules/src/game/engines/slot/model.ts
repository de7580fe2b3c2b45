/** Vocabulary of slots. Symbols are only names here; the game's art defines their look. */

/** `low1` pays the most of the low symbols and `low5` the least; `high1` pays the most of all. */
export const lowSymbols = ['low1', 'low2', 'low3', 'low4', 'low5'] as const;
export const highSymbols = ['high1', 'high2', 'high3', 'high4'] as const;
/** Pay symbols from the best paid to the least paid. */
export const paySymbols = [...highSymbols, ...lowSymbols] as const;
export type PaySymbol = (typeof paySymbols)[number];
/**
 * `wild` substitutes for every symbol except the scatter and is never on the first reel. `scatter` triggers free
 * rounds.
 */
export type SymbolId = PaySymbol | 'wild' | 'scatter';

export type SlotVolatility = 'low' | 'medium' | 'high' | 'very-high';

/**
 * How a slot pays. `lines`: along fixed lines from the left; `ways`: on all combinations of cells on adjacent reels
 * from the left; `anywhere`: for enough of a symbol anywhere on the grid; `clusters`: for groups of cells that touch
 * side to side.
 */
export type PayKind = 'lines' | 'ways' | 'anywhere' | 'clusters';

/** A slot's specification in the catalogue. */
export interface SlotSpec {
  /** Layout name, a key of `layouts`. */
  layout: string;
  volatility: SlotVolatility;
  rtpPercent: number;
  /** Maximum payout of a round, as a multiple of the stake. */
  maxWinTimes: number;
}

/** A set of reels. A cluster slot has a single strip, from which each cell is drawn independently. */
export type Strips = SymbolId[][];

/** Pay in units, by symbol and number of symbols (or the lowest number of a range). */
export type PayTable = Record<PaySymbol, Record<number, number>>;

/**
 * The complete description of a slot. It is plain JSON, published to players, and sufficient to recompute every
 * round.
 */
export interface SlotModel {
  version: 1;
  kind: PayKind;
  reels: number;
  /** Maximum number of rows on a reel. */
  rows: number;
  /**
   * The reel heights with their relative chances, the same for all reels, if the reels change height on each spin;
   * otherwise `null`.
   */
  heights: { height: number; chances: number }[] | null;
  /** For each payline, its row on each reel, with 0 at the top; `null` unless `kind` is `lines`. */
  lines: number[][] | null;
  /** Pays are whole units, and every stake is a multiple of `unit` minor units, so that no amount is ever rounded. */
  unit: number;
  strips: { base: Strips; free: Strips };
  /**
   * Symbol counts that pay, in ascending order. For `anywhere` and `clusters`, each count is the lower end of a
   * range.
   */
  counts: number[];
  pays: PayTable;
  /**
   * Pays in units and free rounds, by number of visible scatters. For more scatters than the last entry, the last
   * entry applies.
   */
  scatter: { pays: Record<number, number>; rounds: Record<number, number> };
  /** Free rounds multiply wins by `multiplier`. Scatters can award more free rounds, up to `most` in total. */
  free: { multiplier: number; most: number };
  /** A round ends when it has won this many times the stake. */
  max_win_times_stake: number;
  volatility: SlotVolatility;
  layout: string;
  /** Expected return in percent, exact for these strips and pays. */
  rtp_percent: number;
  /** Free rounds start in one of this many rounds. The value is exact. */
  feature_one_in: number;
  /** Share of the return that is paid in free rounds, from 0 to 1. */
  free_share: number;
}
