import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { isCurrency } from '@liftoff/rules/money/money';

type BalanceMessage = RealtimeEvents['balance'];

/** Whether a value can be an amount of the wire: a whole number, or its digits, of which 38 are as many as any has. */
export const isAmount = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d{1,38}$/.test(value));

/** Whether a value is a currency that this page can write amounts in. */
export const isKnownCurrency = (value: unknown): boolean => typeof value === 'string' && isCurrency(value);

/** A message of the balance channel, or null when it has not its shape: then it is ignored (RT-013). */
export function readBalance(data: unknown): BalanceMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<BalanceMessage>;
  const complete = isKnownCurrency(message.currency) && isAmount(message.amount_cents) && isAmount(message.bonus_cents);
  return complete ? (message as BalanceMessage) : null;
}

/**
 * Holds the messages of a page to their order. Answers `old` for one that is not newer than what is shown, `gap` where
 * some before it never came, and `next` otherwise; the first of each currency is taken as it is, and so is one of a
 * platform that does not number them.
 */
export function balanceOrder() {
  const known = new Map<string, number>();
  return {
    take({ currency, seq, since }: BalanceMessage): 'next' | 'gap' | 'old' {
      if (!Number.isSafeInteger(seq) || !Number.isSafeInteger(since)) return 'next';
      const before = known.get(currency);
      if (before !== undefined && seq <= before) return 'old';
      known.set(currency, seq);
      return before === undefined || since === before ? 'next' : 'gap';
    },
    /** What was missed is fetched: whatever comes now is taken. */
    forget: () => known.clear(),
  };
}

/** The accounts with the message's amounts in the one it is about. */
export const withBalance = (accounts: readonly Account[], message: BalanceMessage): Account[] =>
  accounts.map(account =>
    account.currency === message.currency
      ? {
          ...account,
          amount_cents: message.amount_cents,
          available_to_cashout_cents: message.amount_cents,
          bonus_cents: message.bonus_cents,
        }
      : account,
  );
