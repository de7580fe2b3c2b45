import { minorOfDecimal } from '../money/money.ts';

/** A number with up to two decimals in hundredths: basis points of a percentage, or hundredths of a multiple. */
function hundredths(value: number): bigint {
  const found = minorOfDecimal(value.toFixed(2), 'EUR');
  if (found === null) throw new RangeError(`${value} is no number with two decimals`);
  return found;
}

/** What spins return on average in a game, in minor units, rounded down. */
export const averageReturn = (stake: bigint, spins: number, rtpPercent: number): bigint =>
  (stake * BigInt(spins) * hundredths(rtpPercent)) / 10_000n;

/** What has to be staked for winnings that become a bonus, in minor units, rounded up. */
export const stakedFor = (winnings: bigint, wager: number): bigint => (winnings * hundredths(wager) + 99n) / 100n;

/** What staking an amount costs on average in a game, in minor units, rounded up. */
export const averageCost = (staked: bigint, rtpPercent: number): bigint =>
  (staked * (10_000n - hundredths(rtpPercent)) + 9_999n) / 10_000n;
