import { currencies } from '@liftoff/contract/core/currencies';
import { isCurrency } from '../money/money.ts';

/** A limit as far as its currencies go. */
interface InCurrencies {
  readonly accounts: readonly { readonly currency: string }[];
}

/**
 * The limits a screen shows: with the fiat-only option those of fiat currencies alone (VALID-056), and always those
 * without a currency: breaks and sessions. What is not shown holds all the same.
 */
export function shownLimits<L extends InCurrencies>(limits: readonly L[], fiatOnly: boolean): L[] {
  if (!fiatOnly) return [...limits];
  return limits.flatMap(limit => {
    const accounts = limit.accounts.filter(({ currency }) => isShown(currency, fiatOnly));
    return limit.accounts.length > 0 && accounts.length === 0 ? [] : [{ ...limit, accounts }];
  });
}

/** Whether a currency is shown with limits. */
export const isShown = (currency: string, fiatOnly: boolean): boolean =>
  !fiatOnly || (isCurrency(currency) && currencies[currency].fiat);
