import type { Engine } from '@liftoff/contract/game';
import { slotSpecOf } from '@liftoff/rules/game/slot';
import type { EngineGame } from './engine-game.ts';

/** The engine that carries a game, or null: it is not built yet and the game says "coming soon". */
export const engineFor = (game: EngineGame): Engine | null =>
  game.engine === 'slot' && slotSpecOf(game) === null ? null : game.engine;

/** A live table has shared rounds; every other game plays for its player alone. */
export const isLive = (game: EngineGame): boolean => game.kind === 'live';
