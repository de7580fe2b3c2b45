import { microsPerCent } from './euro.ts';

const word = 2n ** 32n;
const range = word * word;

/**
 * Whether a stake wins a level whose published chance is one in `oneIn` at a stake of one euro; twice the stake,
 * twice the chance. Two words of the round's committed numbers decide, in a domain of their own.
 */
export function winsLevel(draw: (n: number) => number, stakeMicros: bigint, oneIn: number): boolean {
  const drawn = BigInt(draw(2 ** 32)) * word + BigInt(draw(2 ** 32));
  const chance = (stakeMicros * range) / (BigInt(oneIn) * 100n * microsPerCent);
  return drawn < chance;
}
