import type { GameSheet } from '../game.ts';

/** What one kind of game adds to the common facts. */
export interface Sheet {
  readonly facts: Partial<GameSheet>;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
}
