import type { Art } from './art.ts';

/** The program that plays a game, by its name in the contract; `null` if it is not built yet. */
export type GameEngine = 'slot' | 'crash' | 'roulette' | null;

/** Kind of game: slot reels, a table with a live dealer, a computer-dealt table, or an instant game. */
export type GameKind = 'slots' | 'live' | 'tables' | 'instant';

/** A game title, with the subject it depicts and the shelf it belongs to. */
export interface Title {
  readonly title: string;
  readonly subject: string;
  readonly theme: string;
  readonly kind: GameKind;
}

/** A title that has been assigned to a studio, with the studio's provider id. */
export interface DealtTitle extends Title {
  readonly provider: string;
}

/** Facts on a game sheet. Money is in major units of the base currency; `rtp` is in percent. */
export interface CatalogueFacts {
  readonly seo_title: string;
  readonly rtp: number;
  readonly volatility: string | null;
  /** Maximum win as a multiple of the stake. */
  readonly maxWin: number | null;
  /** Reels by rows, for example 5x3. */
  readonly grid: string | null;
  readonly lines: string | null;
  readonly features: readonly string[];
  readonly minBet: number;
  readonly maxBet: number;
  readonly has_demo_mode: boolean;
  /** Release date in ISO format. */
  readonly release: string;
  readonly jackpot?: string;
  readonly seats?: number | null;
}

/** One game in the fictional catalogue. */
export interface CatalogueGame extends DealtTitle, CatalogueFacts {
  readonly id: number;
  readonly slug: string;
  readonly family: string;
  readonly engine: GameEngine;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
  /** From 0 to 1000; a higher value means more play. */
  readonly popularity: number;
  readonly art: Art;
}

/** One studio in the fictional catalogue. */
export interface CatalogueProvider {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly makes: readonly string[];
  /** Number of games by the studio. */
  readonly games: number;
}
