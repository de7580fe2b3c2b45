import { createHash } from 'node:crypto';

/** A number from 0 up to 1, always the same for the same seed and name: the same platform every time. */
export function roll(seed: number, name: string): number {
  return createHash('sha256').update(`${seed}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
