import type { RealtimeEvents } from '@liftoff/contract/core/realtime';
import type { Account } from '@liftoff/contract/cashbox/wallet';
import { isCurrency } from '@liftoff/rules/money/money';

type BalanceMessage = RealtimeEvents['balance'];

/** Whether a value is a valid amount: a whole number, or a string of at most 38 digits. */
export const isAmount = (value: unknown): boolean =>
  Number.isSafeInteger(value) || (typeof value === 'string' && /^-?\d{1,38}$/.test(value));

/** Whether a value is a currency that this page can format. */
export const isKnownCurrency = (value: unknown): boolean => typeof value === 'string' && isCurrency(value);

/** Validates a message from the balance channel; `null` if it is malformed and must be ignored [RT-013]. */
export function readBalance(data: unknown): BalanceMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<BalanceMessage>;
  const complete = isKnownCurrency(message.currency) && isAmount(message.amount_cents) && isAmount(message.bonus_cents);
  return complete ? (message as BalanceMessage) : null;
}

/**
 * Checks the order of balance messages. Returns `old` for a message that is not newer than the current balance, `gap`
 * if messages before it are missing, and `next` otherwise. The first message in a currency is always accepted, as are
 * messages without numbers.
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
    /** Call this after refetching missed data, so that the next message is accepted whatever its number is. */
    forget: () => known.clear(),
  };
}

/** Returns the accounts with the message's amounts applied to the account in its currency. */
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
