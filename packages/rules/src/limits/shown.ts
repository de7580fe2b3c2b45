import { currencies } from '@liftoff/contract/core/currencies';
import { isCurrency } from '../money/money.ts';

/** The part of a limit that states its currencies. */
interface InCurrencies {
  readonly accounts: readonly { readonly currency: string }[];
}

/**
 * Limits to show on a screen. With the fiat-only option, only amounts in fiat currencies are shown [VALID-056].
 * Limits without a currency (breaks and sessions) are always shown. Hidden limits still apply.
 */
export function shownLimits<L extends InCurrencies>(limits: readonly L[], fiatOnly: boolean): L[] {
  if (!fiatOnly) return [...limits];
  return limits.flatMap(limit => {
    const accounts = limit.accounts.filter(({ currency }) => isShown(currency, fiatOnly));
    return limit.accounts.length > 0 && accounts.length === 0 ? [] : [{ ...limit, accounts }];
  });
}

/** Whether limits in this currency are shown. */
export const isShown = (currency: string, fiatOnly: boolean): boolean =>
  !fiatOnly || (isCurrency(currency) && currencies[currency].fiat);
