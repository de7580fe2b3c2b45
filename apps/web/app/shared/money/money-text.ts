import type { Account } from '@liftoff/contract/cashbox/wallet';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { balanceOf } from '@liftoff/rules/wallet/balance';
import { useSite } from '../site/site.ts';

/** Returns functions that format a player's amounts in the page's locale. Only chunks for players import this. */
export function useMoneyText() {
  const { locale } = useSite();
  const text = (amount: bigint, currency: string) => formatMoney(amount, currency, locale);
  return {
    /** The total balance: real and bonus money together [STATE-067]. */
    total: (account: Account) => text(balanceOf(account).common, account.currency),
    of: (amount: Account['amount_cents'], currency: string) => text(minor(amount), currency),
    /** A net result, with its sign. */
    net: (amount: Account['amount_cents'], currency: string) =>
      formatMoney(minor(amount), currency, locale, { sign: 'always' }),
    /** Formats an amount in minor units with its sign. */
    signed: (amount: bigint, currency: string) => formatMoney(amount, currency, locale, { sign: 'always' }),
    /** Formats an amount in minor units with all its decimals. */
    exact: text,
    /** Formats an amount in minor units. Whole amounts have no decimals: €25. */
    whole: (amount: bigint, currency: string) => formatMoney(amount, currency, locale, { whole: true }),
  };
}
