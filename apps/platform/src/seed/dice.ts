import { createHash } from 'node:crypto';

/**
 * Returns a number from 0 (inclusive) to 1 (exclusive) that depends only on the seed and the name, so that a seed
 * always gives the same platform.
 */
export function roll(seed: number, name: string): number {
  return createHash('sha256').update(`${seed}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
