import type { Game } from '@liftoff/contract/lobby/lobby';
import type { Placed } from './orders.ts';

/** A game of the catalogue in memory, with what its lists are ordered by. */
export interface CatalogueEntry extends Placed {
  readonly game: Game;
  /** The hue of its picture's ground, in degrees. */
  readonly hue: number;
}
