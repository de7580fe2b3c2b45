import type { Rand } from '@liftoff/catalogue/core/random';

export const tilt = (rand: Rand, deg: number): number => (rand() - 0.5) * 2 * deg;
