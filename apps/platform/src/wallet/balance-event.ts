import { privateChannel, type RealtimeEvents } from '@liftoff/contract/core/realtime';
import { wire } from '@liftoff/rules/money/money';
import type { WalletBalance } from '../ledger/ledger.ts';
import type { BalanceEvent } from '../realtime/outbox.ts';

/**
 * The only function that creates balance events: one for each wallet whose money has moved. Code that moves a player's
 * money must write the events in the same transaction. Events are numbered by wallet, so that a move of bonus money
 * alone has a new number as well. Play money, which has no wallet (`null`), has no events.
 */
export const balanceEvents = (wallets: readonly (WalletBalance | null)[]): BalanceEvent[] =>
  wallets.flatMap(wallet => (wallet === null || wallet.seq === wallet.since ? [] : [balanceEvent(wallet)]));

function balanceEvent({ owner, currency, cash, bonus, seq, since }: WalletBalance): BalanceEvent {
  const data: RealtimeEvents['balance'] = {
    currency,
    amount_cents: wire(cash),
    bonus_cents: wire(bonus),
    seq,
    since,
  };
  return { channel: privateChannel('balance', Number(owner.slice('player:'.length))), data } as BalanceEvent;
}
