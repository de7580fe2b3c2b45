import type { Engine } from '@liftoff/contract/game/game';

/** What the game noun needs to know of a game of the catalogue; stakes are in units of EUR. */
export interface EngineGame {
  readonly slug: string;
  readonly title: string;
  readonly provider: string;
  readonly kind: string;
  /** Which engine plays it; null: none yet. */
  readonly engine: Engine | null;
  readonly subject: string;
  readonly categories: readonly string[];
  readonly rtp: number;
  readonly volatility: string | null;
  readonly maxWin: number | null;
  readonly grid: string | null;
  readonly lines: string | null;
  readonly features: readonly string[];
  readonly minBet: number;
  readonly maxBet: number;
  readonly has_demo_mode: boolean;
}
