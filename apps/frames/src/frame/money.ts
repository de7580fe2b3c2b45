import { decimalText } from '@liftoff/rules/money/money';
import { displayUnits } from '@liftoff/rules/money/money-format';

/** Decimal places of a currency from what makes one unit: 100n is 2, 1n is 0. */
export const exponentOf = (subunitsToUnit: bigint): number => subunitsToUnit.toString().length - 1;

/** How amounts of one currency are written in one locale. */
export interface MoneyWriter {
  currency: string;
  /** What stands behind the number where the currency has no symbol: FUN, µBTC. */
  unit: string | null;
  /** Decimal places an amount has in the unit it is shown in: 2 for EUR, 2 for µBTC. */
  exponent: number;
  /** The number alone where the unit stands elsewhere, else like `plain`. */
  bare(amount: bigint): string;
  /** A gain carries a plus, a loss a true minus. */
  signed(amount: bigint): string;
  plain(amount: bigint): string;
  /** Whole amounts without decimals: €20, for ranges of stakes and buttons. */
  short(amount: bigint): string;
}

/** Makes the writer of a currency; the digits go to Intl as text. */
export function moneyWriter(currency: string, subunitsToUnit: bigint, locale: string): MoneyWriter {
  const exponent = exponentOf(subunitsToUnit);
  const unit = displayUnits[currency];
  const shownExponent = exponent - (unit?.shift ?? 0);
  const digits = Math.min(unit?.digits ?? exponent, shownExponent);
  const style: Intl.NumberFormatOptions = unit
    ? { minimumFractionDigits: Math.min(2, digits), maximumFractionDigits: digits }
    : { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
  const writer = (options: Intl.NumberFormatOptions, label: string | undefined = unit?.label) => {
    const format = new Intl.NumberFormat(locale, { ...style, ...options });
    return (amount: bigint): string => {
      const text = format.format(decimalText(amount, shownExponent, digits)).replace('-', '\u2212');
      return label ? `${text}\u00a0${label}` : text;
    };
  };
  return {
    currency,
    unit: unit?.label ?? null,
    exponent: shownExponent,
    bare: writer({ signDisplay: 'negative' }, ''),
    signed: writer({ signDisplay: 'exceptZero' }),
    plain: writer({ signDisplay: 'negative' }),
    short: writer({ signDisplay: 'negative', trailingZeroDisplay: 'stripIfInteger' }),
  };
}

/** How many times the stake an amount is: 86.4, cut to two decimals, written by locale. */
export function timesStake(amount: bigint, stake: bigint, locale: string): string {
  if (stake <= 0n) return '0';
  const hundredths = (amount * 100n) / stake;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(decimalText(hundredths, 2));
}
