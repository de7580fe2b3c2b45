import type { Engine, Outcome, Round } from '@liftoff/contract/game/game';
import { createContext, use, type ComponentType } from 'react';

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

/** Looks an engine's view up; the registry of engines provides it, so that bar and sheets need not import every engine. */
type ViewOf = (engine: Engine) => EngineView<Engine>;

const EngineViewsContext = createContext<ViewOf | null>(null);

export const EngineViewsProvider = EngineViewsContext.Provider;

/** The view of the engine that produced a round's outcome. */
export function useViewOfRound({ outcome }: Round): EngineView<Engine> {
  const viewOf = use(EngineViewsContext);
  if (!viewOf) throw new Error('A part of a game is rendered outside its frame');
  return viewOf(outcome.engine);
}
