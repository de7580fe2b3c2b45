import type { Engine } from '@liftoff/contract/game';
import { slotSpecOf } from '@liftoff/rules/game/slot';
import type { EngineGame } from './engine-game.ts';

/** Titles that promise another wheel than the European one; until it is built they wait in prerelease. */
const otherWheels = new Set(['american-roulette', 'mini-roulette', 'three-wheel-roulette', 'twin-ball-roulette']);

const rouletteSubjects = new Set(['roulette', 'rouletteTable', 'rouletteAbove', 'rouletteBoard']);

/** The engine that carries a game, or null: it is not built yet and the game says "coming soon". */
export function engineFor(game: EngineGame): Engine | null {
  if (game.kind === 'slots') return slotSpecOf(game) === null ? null : 'slot';
  if (game.categories.includes('crash')) return 'crash';
  if (rouletteSubjects.has(game.subject) && !otherWheels.has(game.slug)) return 'roulette';
  return null;
}

/** A live table has shared rounds; every other game plays for its player alone. */
export const isLive = (game: EngineGame): boolean => game.kind === 'live';
