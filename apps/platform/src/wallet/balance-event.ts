import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { wire } from '@liftoff/rules/money/money';
import type { BalanceEvent } from '../realtime/outbox.ts';

/** An account after its money has moved, in minor units. */
export interface MovedBalance {
  readonly currency: string;
  readonly amount: bigint;
  readonly bonus: bigint;
  /** How many entries the account has now, and how many it had before. */
  readonly seq: number;
  readonly since: number;
}

/** The one place where a balance event is made: whoever moves a player's money writes this in the same transaction. */
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
