import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { exchange, type Rates } from '@liftoff/rules/money/exchange';
import { coinDecimal, formatMoney } from '@liftoff/rules/money/money-format';
import { useSite } from '../../shared/site/site.ts';

/**
 * Formats amounts as they are paid: crypto amounts in whole coins, as in a wallet, even if balances are shown in a
 * different unit.
 */
export function useCoinWords() {
  const { locale } = useSite();
  /** A crypto amount with all its decimals but without its currency code. */
  const decimal = (value: bigint, coin: CurrencyCode): string => coinDecimal(value, coin, locale);
  return {
    decimal,
    /** Formats an amount in minor units. `whole` drops the decimals of a whole fiat amount. */
    amount: (value: bigint, currency: CurrencyCode, whole = false): string => {
      if (currencies[currency].fiat) return formatMoney(value, currency, locale, { whole });
      return `${decimal(value, currency)}\u00a0${currency}`;
    },
    /** The euro price of one coin, rounded to the cent, or to a hundredth of a cent below 10 euros. */
    worth: (coin: CurrencyCode, rate: string): string => {
      const euros = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: Number(rate) < 10 ? 4 : 2,
      });
      return `1\u00a0${coin} ≈ ${euros.format(rate as `${number}`)}`;
    },
    /** The euro value of a crypto amount, or `null` if the rate is unknown or the value is below one cent. */
    inEuro: (value: bigint, coin: CurrencyCode, rates: Rates | undefined): string | null => {
      if (rates === undefined || !Object.hasOwn(rates, coin)) return null;
      const cents = exchange(value, coin, 'EUR', { ...rates, EUR: { EUR: '1' } }, 'down');
      return cents > 0n ? formatMoney(cents, 'EUR', locale) : null;
    },
  };
}
