import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { exchange, type Rates } from '@liftoff/rules/money/exchange';
import { decimalText, exponentOf } from '@liftoff/rules/money/money';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { useSite } from '../../shared/site/site.ts';

/** Amounts as they are paid: coins counted whole, as they are typed and as a wallet has them, whatever unit balances are shown in. */
export function useCoinWords() {
  const { locale } = useSite();
  /** An amount of a coin without its name, to the last digit. */
  const decimal = (value: bigint, coin: CurrencyCode): string => {
    const digits = exponentOf(coin);
    return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(decimalText(value, digits));
  };
  return {
    decimal,
    /** An amount in minor units; of a fiat currency with its decimals, or without those of a whole amount. */
    amount: (value: bigint, currency: CurrencyCode, whole = false): string => {
      if (currencies[currency].fiat) return formatMoney(value, currency, locale, { whole });
      return `${decimal(value, currency)}\u00a0${currency}`;
    },
    /** What one of a coin is worth, to the cent, and of a small coin to a hundredth of it. */
    worth: (coin: CurrencyCode, rate: string): string => {
      const euros = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: Number(rate) < 10 ? 4 : 2,
      });
      return `1\u00a0${coin} ≈ ${euros.format(rate as `${number}`)}`;
    },
    /** What an amount of a coin is worth in euros; null while nobody says, and below a cent. */
    inEuro: (value: bigint, coin: CurrencyCode, rates: Rates | undefined): string | null => {
      if (rates === undefined || !Object.hasOwn(rates, coin)) return null;
      const cents = exchange(value, coin, 'EUR', { ...rates, EUR: { EUR: '1' } }, 'down');
      return cents > 0n ? formatMoney(cents, 'EUR', locale) : null;
    },
  };
}
