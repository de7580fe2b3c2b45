import type { Engine, Outcome } from '@liftoff/contract/game/game';
import type { ComponentType } from 'react';

export type OutcomeOf<E extends Engine> = Extract<Outcome, { engine: E }>;

/** What the lists and cards of the frame say of rounds of one engine. */
export interface EngineView<E extends Engine> {
  /** The game itself, in a chunk of its own. */
  readonly Game: ComponentType;
  /** What a round came to, beside its amounts in the list of rounds. */
  readonly Result: ComponentType<{ outcome: OutcomeOf<E> }>;
  /** What a round was and what it paid, in one sentence for a player who was away; the amounts are written out. */
  readonly Away: ComponentType<{ outcome: OutcomeOf<E>; stake: string; win: string }>;
}
