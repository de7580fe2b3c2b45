// Seeded randomness: the same seed text always gives the same picture.
import { nth } from './lookup.ts';

/** Returns numbers in [0, 1). */
export type Rand = () => number;

/** 32-bit FNV-1a hash of a string. */
export const hash = (text: string): number => {
  let h = 2166136261;
  for (const ch of text) {
    h ^= ch.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};

/** A generator of numbers in [0, 1), seeded with any text. */
export const rng = (seed: string): Rand => {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const pick = <T>(rand: Rand, list: readonly T[]): T => nth(list, Math.floor(rand() * list.length));

export const shuffle = <T>(rand: Rand, list: readonly T[]): T[] => {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(rand() * (i + 1));
    [out[i], out[j]] = [nth(out, j), nth(out, i)];
  }
  return out;
};
