import { microsPerCent } from './euro.ts';

const word = 2n ** 32n;
const range = word * word;

/**
 * Whether a stake wins a jackpot level. The published chance is one in `oneIn` at a stake of one euro and
 * proportional to the stake. Two words of the round's committed numbers decide, drawn in a separate domain.
 */
export function winsLevel(draw: (n: number) => number, stakeMicros: bigint, oneIn: number): boolean {
  const drawn = BigInt(draw(2 ** 32)) * word + BigInt(draw(2 ** 32));
  const chance = (stakeMicros * range) / (BigInt(oneIn) * 100n * microsPerCent);
  return drawn < chance;
}
