/** A return to player in basis points, from percent with up to two decimals. */
const basisPoints = (percent: number): bigint => BigInt(Math.round(percent * 100));

/** What spins return on average in a game, in minor units, rounded down. */
export const averageReturn = (stake: bigint, spins: number, rtpPercent: number): bigint =>
  (stake * BigInt(spins) * basisPoints(rtpPercent)) / 10_000n;

/** What has to be staked for winnings that become a bonus, in minor units, rounded up. */
export const stakedFor = (winnings: bigint, wager: number): bigint =>
  (winnings * BigInt(Math.round(wager * 100)) + 99n) / 100n;

/** What staking an amount costs on average in a game, in minor units, rounded up. */
export const averageCost = (staked: bigint, rtpPercent: number): bigint =>
  (staked * (10_000n - basisPoints(rtpPercent)) + 9_999n) / 10_000n;
