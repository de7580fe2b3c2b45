import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { wire } from '@liftoff/rules/money/money';
import type { BalanceEvent } from '../realtime/outbox.ts';

/** An account after its money has moved, in minor units. */
export interface MovedBalance {
  readonly currency: string;
  readonly amount: bigint;
  readonly bonus: bigint;
  /** Number of entries in the account now (`seq`), and before the money moved (`since`). */
  readonly seq: number;
  readonly since: number;
}

/**
 * The only function that creates balance events. Code that moves a player's money must write the event in the same
 * transaction.
 */
export function balanceEvent(playerId: number, { currency, amount, bonus, seq, since }: MovedBalance): BalanceEvent {
  const data: RealtimeEvents['balance'] = {
    currency,
    amount_cents: wire(amount),
    bonus_cents: wire(bonus),
    seq,
    since,
  };
  return { channel: privateChannel('balance', playerId), data } as BalanceEvent;
}
