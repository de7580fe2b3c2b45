import { withDraws, type DrawSource } from './draws.ts';

/** The part of a crash model that decides the point. */
interface CrashOdds {
  rtp_basis_points: number;
  max_hundredths: number;
}

/**
 * The crash point in hundredths, of a stake in minor units: with a uniform U the flight reaches the amount
 * floor(return * stake / U) and ends at the last multiplier that pays no more than it, at least 100 and at most the
 * game's highest. U is read 32 bits at a time until its bits decide the point. The same words give the same point as on
 * the platform (C33).
 */
export function crashPointOf(model: unknown, source: DrawSource, stake: bigint): Promise<number> {
  const odds = model as CrashOdds;
  const returned = BigInt(odds.rtp_basis_points) * stake;
  const highest = BigInt(odds.max_hundredths);
  const pointOf = (amount: bigint) => {
    const point = (100n * (amount + 1n) - 1n) / stake;
    return point > highest ? highest : point;
  };
  return withDraws(source, draw => {
    let parts = 1n;
    let drawn = 0n;
    for (;;) {
      parts *= 2n ** 32n;
      drawn = drawn * 2n ** 32n + BigInt(draw(2 ** 32));
      const low = pointOf((returned * parts) / (10_000n * (drawn + 1n)));
      const high = drawn === 0n ? highest : pointOf((returned * parts) / (10_000n * drawn));
      if (low === high) return Math.max(100, Number(low));
    }
  });
}
