import { CallError } from '@liftoff/contract/core/client';
import { minor } from '@liftoff/rules/money/money';
import { totalOf, type Purse } from './purse.ts';

/** A stake that the platform refused, because it needs bonus money and breaks the terms of the bonus [PX-33]. */
export interface StoppedStake {
  readonly reason: 'bonus_max_bet' | 'bonus_excluded_game';
  readonly stake: bigint;
  /** The maximum bet of the bonus in minor units; `null` if it is not the reason. */
  readonly maxStake: bigint | null;
}

/** The stopped stake behind an error; `null` for any other error. */
export function stoppedStake(error: unknown, stake: bigint): StoppedStake | null {
  if (!(error instanceof CallError)) return null;
  const { refusal: reason, body } = error;
  if (reason === 'bonus_excluded_game') return { reason, stake, maxStake: null };
  if (reason !== 'bonus_max_bet') return null;
  const most = body?.max_stake;
  return { reason, stake, maxStake: most === undefined ? null : minor(most.amount_cents) };
}

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
