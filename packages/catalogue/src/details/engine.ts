import type { GameEngine, Title } from '../game.ts';
import type { Sheet } from './sheet.ts';

/** Titles that promise another wheel than the European one, which is the only one that is built. */
const otherWheels = new Set(['american-roulette', 'mini-roulette', 'three-wheel-roulette', 'twin-ball-roulette']);

const wheels = new Set(['roulette', 'rouletteTable', 'rouletteAbove', 'rouletteBoard']);

/** Which engine plays a title. It is written into the catalogue, where everyone else reads it. */
export function engineOf(title: Title, slug: string, { categories }: Sheet): GameEngine {
  if (title.kind === 'slots') return 'slot';
  if (categories.includes('crash')) return 'crash';
  return wheels.has(title.subject) && !otherWheels.has(slug) ? 'roulette' : null;
}
