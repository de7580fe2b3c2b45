import type { Rand } from '../core/random.ts';

export const tilt = (rand: Rand, deg: number): number => (rand() - 0.5) * 2 * deg;
