import { withDraws, type DrawSource } from './draws.ts';

/** The part of a crash model that decides the point. */
interface CrashOdds {
  rtp_basis_points: number;
  max_hundredths: number;
}

/**
 * The crash point in hundredths: floor(100 * return / U) for a uniform U read 32 bits at a time until its bits decide
 * the floor, at least 100 and at most the game's highest. The same words give the same point as on the platform (C33).
 */
export function crashPointOf(model: unknown, source: DrawSource): Promise<number> {
  const odds = model as CrashOdds;
  const returned = BigInt(odds.rtp_basis_points);
  const highest = BigInt(odds.max_hundredths);
  const cap = (point: bigint) => (point > highest ? highest : point);
  return withDraws(source, draw => {
    let parts = 1n;
    let drawn = 0n;
    for (;;) {
      parts *= 2n ** 32n;
      drawn = drawn * 2n ** 32n + BigInt(draw(2 ** 32));
      const low = cap((returned * parts) / (100n * (drawn + 1n)));
      const high = drawn === 0n ? highest : cap((returned * parts) / (100n * drawn));
      if (low === high) return Math.max(100, Number(low));
    }
  });
}
