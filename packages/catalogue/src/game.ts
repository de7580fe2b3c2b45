import type { Art } from './art.ts';

/** The program that plays a game, by its name in the contract; `null` while it is not built. */
export type GameEngine = 'slot' | 'crash' | 'roulette' | null;

/** What a game is: drawn reels, a dealer's table, a computer-dealt table, or an instant game. */
export type GameKind = 'slots' | 'live' | 'tables' | 'instant';

/** A title of the house: which subject it shows and which shelf it comes from. */
export interface Title {
  readonly title: string;
  readonly subject: string;
  readonly theme: string;
  readonly kind: GameKind;
}

/** A title that has found its studio (the provider's id). */
export interface DealtTitle extends Title {
  readonly provider: string;
}

/** What a game sheet says. Money is in major units of the base currency; rtp is a percentage. */
export interface GameSheet {
  readonly seo_title: string;
  readonly rtp: number;
  readonly volatility: string | null;
  /** The largest win, as times the stake. */
  readonly maxWin: number | null;
  /** Reels by rows, as in 5x3. */
  readonly grid: string | null;
  readonly lines: string | null;
  readonly features: readonly string[];
  readonly minBet: number;
  readonly maxBet: number;
  readonly has_demo_mode: boolean;
  /** ISO date of release. */
  readonly release: string;
  readonly jackpot?: string;
  readonly seats?: number | null;
}

/** One game of the fictional catalogue. */
export interface CatalogueGame extends DealtTitle, GameSheet {
  readonly id: number;
  readonly slug: string;
  readonly family: string;
  readonly engine: GameEngine;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
  /** 0 to 1000; more is played more. */
  readonly popularity: number;
  readonly art: Art;
}

/** One studio of the fictional catalogue. */
export interface CatalogueProvider {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly makes: readonly string[];
  /** How many games it has. */
  readonly games: number;
}
