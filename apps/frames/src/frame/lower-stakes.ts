import { totalOf, type Purse } from './purse.ts';
import type { StoppedStake } from './stopped-stake.ts';

/** Stakes that the terms allow, in minor units; `null` if the game has no such stake. */
export interface LowerStakes {
  /** The highest stake within the maximum bet. */
  readonly withBonus: bigint | null;
  /** The highest stake that real money pays alone, to which no terms apply. */
  readonly realOnly: bigint | null;
}

/** The lower stakes to offer after a stopped stake. Equal stakes are offered once. */
export function lowerStakes({ maxStake }: StoppedStake, purse: Purse, stakes: readonly bigint[]): LowerStakes {
  const highest = (most: bigint) =>
    stakes.reduce<bigint | null>((best, each) => (each <= most && each > (best ?? 0n) ? each : best), null);
  const total = totalOf(purse);
  const withBonus = maxStake === null ? null : highest(maxStake < total ? maxStake : total);
  const realOnly = highest(purse.real);
  return { withBonus, realOnly: realOnly === withBonus ? null : realOnly };
}
