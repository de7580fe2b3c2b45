import { decimalText } from '@liftoff/rules/money/money';
import { displayUnits } from '@liftoff/rules/money/money-format';

/** Decimal places of a currency, from the number of minor units in one unit: 100n gives 2, and 1n gives 0. */
export const exponentOf = (subunitsToUnit: bigint): number => subunitsToUnit.toString().length - 1;

/** Formats a currency's amounts for a locale. */
export interface MoneyWriter {
  currency: string;
  /** The unit shown after the number for currencies without a symbol (µBTC); otherwise `null`. */
  unit: string | null;
  /** Decimal places of the displayed unit: 2 for both EUR and µBTC. */
  exponent: number;
  /** Formats only the number, for places that show the unit separately. Same as `plain` if there is no unit. */
  bare(amount: bigint): string;
  /** Formats with a plus sign for a gain and a true minus sign for a loss. */
  signed(amount: bigint): string;
  plain(amount: bigint): string;
  /** Formats whole amounts without decimals, such as €20, for stake ranges and buttons. */
  short(amount: bigint): string;
}

/** Creates a currency's formatter. Amounts are passed to Intl as strings, so that no precision is lost. */
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
    unit: unit?.label || null,
    exponent: shownExponent,
    bare: writer({ signDisplay: 'negative' }, ''),
    signed: writer({ signDisplay: 'exceptZero' }),
    plain: writer({ signDisplay: 'negative' }),
    short: writer({ signDisplay: 'negative', trailingZeroDisplay: 'stripIfInteger' }),
  };
}

/** An amount as a multiple of the stake, such as 86.4; truncated to two decimals and formatted for the locale. */
export function timesStake(amount: bigint, stake: bigint, locale: string): string {
  if (stake <= 0n) return '0';
  const hundredths = (amount * 100n) / stake;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(decimalText(hundredths, 2));
}
