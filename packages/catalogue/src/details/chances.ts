import { pick, rng, shuffle } from '../core/random.ts';

/** The chances of one game: the same seed gives the same answers in the same order. */
export interface Chances {
  /** A number in [0, 1). */
  readonly rand: () => number;
  /** True with a probability of 0 to 1. */
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
