import { pick, rng, shuffle } from '../core/random.ts';

/** Seeded random choices for one game: the same seed gives the same results in the same order. */
export interface Chances {
  /** Returns a number in [0, 1). */
  readonly rand: () => number;
  /** Returns `true` with the given probability, from 0 to 1. */
  readonly chance: (probability: number) => boolean;
  readonly from: <T>(...list: readonly T[]) => T;
  readonly some: <T>(list: readonly T[], count: () => number) => T[];
}

export const chancesOf = (seed: string): Chances => {
  const rand = rng(seed);
  return {
    rand,
    chance: probability => rand() < probability,
    from: (...list) => pick(rand, list),
    some: (list, count) => shuffle(rand, list).slice(0, count()),
  };
};

export const round2 = (n: number): number => Math.round(n * 100) / 100;
