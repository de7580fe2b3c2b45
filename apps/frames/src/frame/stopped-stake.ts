import { CallError } from '@liftoff/contract/core/client';
import { minor } from '@liftoff/rules/money/money';

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
