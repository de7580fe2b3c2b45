import { CallError } from '@liftoff/contract/core/client';
import type { BetBody } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';

/** A stake that the platform refused, because it needs bonus money and breaks the terms of the bonus [PX-33]. */
export interface StoppedStake {
  readonly reason: 'bonus_max_bet' | 'bonus_excluded_game';
  readonly stake: bigint;
  /** The maximum bet of the bonus in minor units; `null` if it is not the reason. */
  readonly maxStake: bigint | null;
}

/** The total stake of a bet, in minor units. */
const stakeOf = (input: BetBody['input']): bigint =>
  input.engine === 'roulette'
    ? input.bets.reduce((sum, { stake_cents }) => sum + minor(stake_cents), 0n)
    : minor(input.stake_cents);

/** The stopped stake behind the error of a bet; `null` for any other error. */
export function stoppedStake(error: unknown, input: BetBody['input']): StoppedStake | null {
  if (!(error instanceof CallError)) return null;
  const { refusal: reason, body } = error;
  if (reason === 'bonus_excluded_game') return { reason, stake: stakeOf(input), maxStake: null };
  if (reason !== 'bonus_max_bet') return null;
  const most = body?.max_stake;
  return { reason, stake: stakeOf(input), maxStake: most === undefined ? null : minor(most.amount_cents) };
}
