import type { CatalogueFacts } from '../game.ts';

/** The facts that are specific to one kind of game. */
export interface Sheet {
  readonly facts: Partial<CatalogueFacts>;
  readonly categories: readonly string[];
  readonly badges: readonly string[];
}
