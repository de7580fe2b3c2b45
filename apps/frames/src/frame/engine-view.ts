import type { Engine, Outcome, Round } from '@liftoff/contract/game/game';
import { createContext, use, type ComponentType } from 'react';

export type OutcomeOf<E extends Engine> = Extract<Outcome, { engine: E }>;

/** How the frame's lists and cards present the rounds of one engine. */
export interface EngineView<E extends Engine> {
  /** The game itself, in a separate chunk. */
  readonly Game: ComponentType;
  /** The result of a round in the list of rounds. */
  readonly Result: ComponentType<{ outcome: OutcomeOf<E> }>;
  /** Whether every round has a result. If not, results are below the amounts instead of in a column of their own. */
  readonly hasResultColumn: boolean;
  /** One sentence about a round and its payment, for a player who was away. The amounts are already formatted. */
  readonly Away: ComponentType<{ outcome: OutcomeOf<E>; stake: string; win: string }>;
}

/**
 * Looks up an engine's view. The engine registry provides it, so that the bar and sheets need not import every
 * engine.
 */
type ViewOf = (engine: Engine) => EngineView<Engine>;

const EngineViewsContext = createContext<ViewOf | null>(null);

export const EngineViewsProvider = EngineViewsContext.Provider;

export function useViewOf(): ViewOf {
  const viewOf = use(EngineViewsContext);
  if (!viewOf) throw new Error('A part of a game is rendered outside its frame');
  return viewOf;
}

/** The view of the engine that produced a round's outcome. */
export const useViewOfRound = ({ outcome }: Round): EngineView<Engine> => useViewOf()(outcome.engine);
