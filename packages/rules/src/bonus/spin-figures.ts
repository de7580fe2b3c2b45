import { minorOfDecimal } from '../money/money.ts';

/** A percentage with up to two decimals in basis points. */
function basisPoints(percent: number): bigint {
  const found = minorOfDecimal(percent.toFixed(2), 'EUR');
  if (found === null) throw new RangeError(`${percent} is no percentage`);
  return found;
}

/** The return, in percent, that an average cost assumes if the game is unknown. */
export const assumedReturnPercent = 96;

/** What spins return on average in a game, in minor units, rounded down. */
export const averageReturn = (stake: bigint, spins: number, rtpPercent: number): bigint =>
  (stake * BigInt(spins) * basisPoints(rtpPercent)) / 10_000n;

/** What staking an amount costs on average in a game, in minor units, rounded up. */
export const averageCost = (staked: bigint, rtpPercent: number): bigint =>
  (staked * (10_000n - basisPoints(rtpPercent)) + 9_999n) / 10_000n;
