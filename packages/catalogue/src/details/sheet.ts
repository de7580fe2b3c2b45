import type { GameSheet } from '../game.ts';

/** The facts that are specific to one kind of game. */
export interface Sheet {
  readonly facts: Partial<GameSheet>;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
}
