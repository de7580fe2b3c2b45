import type { Account } from '@liftoff/contract/cashbox/wallet';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { minor } from '@liftoff/rules/money/money';
import { balanceOf } from '@liftoff/rules/wallet/balance';
import { useSite } from '../site/site.ts';

/** Writes a player's amounts in the page's locale. Only the player's own chunks import it. */
export function useMoneyText() {
  const { locale } = useSite();
  const text = (amount: bigint, currency: string) => formatMoney(amount, currency, locale);
  return {
    /** The common balance (STATE-067). */
    total: (account: Account) => text(balanceOf(account).common, account.currency),
    of: (amount: Account['amount_cents'], currency: string) => text(minor(amount), currency),
    /** A result, with its sign. */
    net: (amount: Account['amount_cents'], currency: string) =>
      formatMoney(minor(amount), currency, locale, { sign: 'always' }),
    /** The same of an amount in minor units. */
    signed: (amount: bigint, currency: string) => formatMoney(amount, currency, locale, { sign: 'always' }),
    /** Of an amount in minor units. */
    exact: text,
    /** Without the decimals of a whole amount: €25. */
    whole: (amount: bigint, currency: string) => formatMoney(amount, currency, locale, { whole: true }),
  };
}
