import type { CatalogueGame } from '@liftoff/catalogue/games';

/** What the game noun needs to know about a game of the catalogue. Stakes are in major units of EUR. */
export type EngineGame = Pick<
  CatalogueGame,
  | 'slug'
  | 'title'
  | 'provider'
  | 'kind'
  | 'engine'
  | 'subject'
  | 'categories'
  | 'rtp'
  | 'volatility'
  | 'maxWin'
  | 'grid'
  | 'lines'
  | 'features'
  | 'minBet'
  | 'maxBet'
  | 'has_demo_mode'
>;
