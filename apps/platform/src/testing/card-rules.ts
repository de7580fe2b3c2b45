import type { Outcome } from '@liftoff/contract/game/game';
import type { AnyParts, GameRules } from '@liftoff/rules/game/engine';
import { twoCards } from '@liftoff/rules/testing/two-cards';

/** The two-card test game, stored as a crash game. The database cannot tell the difference. */
export function cardRules(): GameRules<AnyParts> {
  const rules = twoCards.game({
    grid: null,
    lines: null,
    volatility: null,
    rtp: 100,
    maxWin: 2,
  }) as unknown as GameRules<AnyParts>;
  return {
    ...rules,
    stateAt: (play, draw, elapsedMs) => {
      const roundState = rules.stateAt(play, draw, elapsedMs);
      return { ...roundState, outcome: { ...roundState.outcome, engine: 'crash' } as Outcome };
    },
  };
}
