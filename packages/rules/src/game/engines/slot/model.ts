/** The words a slot is described with. Symbols are names; what they look like is the game's art. */

/** `low1` pays most of the lows, `low5` least; `high1` pays most of all. */
export const lowSymbols = ['low1', 'low2', 'low3', 'low4', 'low5'] as const;
export const highSymbols = ['high1', 'high2', 'high3', 'high4'] as const;
/** From the best paid to the least. */
export const paySymbols = [...highSymbols, ...lowSymbols] as const;
export type PaySymbol = (typeof paySymbols)[number];
/** `wild` stands for every symbol but the scatter; it never lies on the first reel. `scatter` starts free rounds. */
export type SymbolId = PaySymbol | 'wild' | 'scatter';

export type SlotVolatility = 'low' | 'medium' | 'high' | 'very-high';

/**
 * What pays: `lines` fixed lines from the left; `ways` any cells of adjoining reels from the left; `anywhere` enough of
 * a symbol wherever it lies; `clusters` groups of cells that touch side to side.
 */
export type PayKind = 'lines' | 'ways' | 'anywhere' | 'clusters';

/** A slot as the catalogue asks for it. */
export interface SlotSpec {
  /** Name of the layout: one of `layouts`. */
  layout: string;
  volatility: SlotVolatility;
  rtpPercent: number;
  /** The most a round may pay, in times the stake. */
  maxWinTimes: number;
}

/** A set of reels. For clusters there is one strip: each cell is drawn from it on its own. */
export type Strips = SymbolId[][];

/** Symbol → number of symbols (or least of a range) → pay in units. */
export type PayTable = Record<PaySymbol, Record<number, number>>;

/** All there is to know of a slot: plain JSON, published to the player, enough to compute every round again. */
export interface SlotModel {
  version: 1;
  kind: PayKind;
  reels: number;
  /** Most rows of a reel. */
  rows: number;
  /** Where reels change their height on each spin: the heights and how many chances each has, same for all reels. */
  heights: { height: number; chances: number }[] | null;
  /** Row of each reel, top row 0, for each line; null unless `kind` is `lines`. */
  lines: number[][] | null;
  /** Pays are whole units, and a stake is a whole number of minor units times `unit`: nothing is ever rounded. */
  unit: number;
  strips: { base: Strips; free: Strips };
  /** Counts that pay, rising; for `anywhere` and `clusters` each is the least of its range. */
  counts: number[];
  pays: PayTable;
  /** Scatters in view → units, and → free rounds; more scatters than the last entry count as the last. */
  scatter: { pays: Record<number, number>; rounds: Record<number, number> };
  /** Wins of free rounds are multiplied; scatters give more of them until `most` have been given in all. */
  free: { multiplier: number; most: number };
  /** A round ends when it has won this many times the stake. */
  max_win_times_stake: number;
  volatility: SlotVolatility;
  layout: string;
  /** Expected return, exact for these strips and pays, in percent. */
  rtp_percent: number;
  /** Free rounds start once in so many rounds. Exact. */
  feature_one_in: number;
  /** Part of the return that comes in free rounds, 0 to 1. */
  free_share: number;
}
