import type { Engine } from '@liftoff/contract/game/game';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import { rulesOfEngine } from '@liftoff/rules/game/engines';
import type { EngineGame } from './engine-game.ts';

/** The engine that carries a game, or null: it is not built yet and the game says "coming soon". */
export const engineFor = (game: EngineGame): Engine | null =>
  game.engine !== null && rulesOfEngine(game.engine).carries(game) ? game.engine : null;

/** A live table has shared rounds; every other game plays for its player alone. */
export const isLive = (game: EngineGame): boolean => game.kind === 'live';

/** Solving a slot takes milliseconds and always gives the same model, so the rules of a game are made once and kept. */
const known = new Map<string, AnyGameRules>();

/** The rules a game is played by; null where no engine carries it. */
export function rulesOf(game: EngineGame): AnyGameRules | null {
  const kept = known.get(game.slug);
  if (kept !== undefined) return kept;
  const engine = engineFor(game);
  if (engine === null) return null;
  const rules = rulesOfEngine(engine).game(game);
  known.set(game.slug, rules);
  return rules;
}
