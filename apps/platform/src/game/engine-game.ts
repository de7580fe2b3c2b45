import type { CatalogueGame } from '@liftoff/catalogue/games';

/** The data about a catalogue game that the game module needs. Stakes are in major units of EUR. */
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
