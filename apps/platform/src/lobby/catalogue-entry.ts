import type { Game } from '@liftoff/contract/lobby/lobby';
import type { Placed } from './orders.ts';

/** A catalogue game in memory, with the data by which its lists are ordered. */
export interface CatalogueEntry extends Placed {
  readonly game: Game;
  /** Hue of the picture's background, in degrees. */
  readonly hue: number;
}
