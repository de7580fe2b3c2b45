import type { Engine } from '@liftoff/contract/game/game';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import type { EngineGame } from './engine-game.ts';

/**
 * The engine that can play a game, or `null` if it is not built yet. A game without an engine is not listed.
 */
export const engineFor = (game: EngineGame): Engine | null =>
  game.engine !== null && rulesOfEngine(game.engine).carries(game) ? game.engine : null;

/** Whether the game is a live table with shared rounds. A round of any other game belongs to one player. */
export const isLive = (game: EngineGame): boolean => game.kind === 'live';

/**
 * Solving a slot takes milliseconds and always gives the same model, so each game's rules are computed once and
 * cached.
 */
const known = new Map<string, AnyGameRules>();

/** The rules of a game; `null` if no engine can play it. */
export function rulesOf(game: EngineGame): AnyGameRules | null {
  const kept = known.get(game.slug);
  if (kept !== undefined) return kept;
  const engine = engineFor(game);
  if (engine === null) return null;
  const rules = rulesOfEngine(engine).game(game);
  known.set(game.slug, rules);
  return rules;
}
