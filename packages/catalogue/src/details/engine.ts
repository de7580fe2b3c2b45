import type { GameEngine, Title } from '../game.ts';
import type { Sheet } from './sheet.ts';

/** Titles that promise a wheel other than the European one, which is the only one built. */
const otherWheels = new Set(['american-roulette', 'mini-roulette', 'three-wheel-roulette', 'twin-ball-roulette']);

const wheels = new Set(['roulette', 'rouletteTable', 'rouletteAbove', 'rouletteBoard']);

/** Chooses the engine for a title. The choice is stored in the catalogue, and all other code reads it from there. */
export function engineOf(title: Title, slug: string, { categories }: Sheet): GameEngine {
  if (title.kind === 'slots') return 'slot';
  if (categories.includes('crash')) return 'crash';
  return wheels.has(title.subject) && !otherWheels.has(slug) ? 'roulette' : null;
}
