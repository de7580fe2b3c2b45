import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import { decimalText, exponentOf, isCurrency, playMoney } from './money.ts';

/** Display unit of a cryptocurrency: a power-of-ten fraction of the coin, and its number of decimals. */
interface DisplayUnit {
  label: string;
  /** The display unit is 10^-shift of the coin. */
  shift: number;
  digits: number;
}

/**
 * Milli units for ETH and LTC, and micro units for BTC [CONST-036] [CONST-037] [CONST-038]. All other
 * cryptocurrencies are shown in whole coins.
 */
export const displayUnits: Readonly<Record<string, DisplayUnit>> = {
  BTC: { label: 'µBTC', shift: 6, digits: 2 },
  ETH: { label: 'mETH', shift: 3, digits: 5 },
  LTC: { label: 'mLTC', shift: 3, digits: 5 },
  BCH: { label: 'BCH', shift: 0, digits: 8 },
  DOG: { label: 'DOG', shift: 0, digits: 4 },
  USDT: { label: 'USDT', shift: 0, digits: 2 },
  // Play money has no currency: screens say “demo” beside it.
  [playMoney]: { label: '', shift: 0, digits: 2 },
};

export interface MoneyFormat {
  /** `always` adds a plus sign to gains. A loss always has the typographic minus sign. */
  sign?: 'auto' | 'always';
  /** Omits the decimals of a whole amount, as in €25,000. */
  whole?: boolean;
}

export interface MoneyPart {
  type: 'sign' | 'number' | 'currency' | 'literal';
  value: string;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a formatter costs more than using it and a page shows hundreds of amounts. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/**
 * The digits and separators of a number form one part. Signs, symbols and the space between them are separate parts.
 */
function partType(type: string): MoneyPart['type'] {
  if (type === 'minusSign' || type === 'plusSign') return 'sign';
  if (type === 'currency' || type === 'literal') return type;
  return 'number';
}

function merged(parts: readonly Intl.NumberFormatPart[]): MoneyPart[] {
  const out: MoneyPart[] = [];
  for (const part of parts) {
    const type = partType(part.type);
    const value = part.type === 'minusSign' ? '\u2212' : part.value;
    const last = out.at(-1);
    if (last?.type === type) last.value += value;
    else out.push({ type, value });
  }
  return out;
}

/**
 * Formats an amount in minor units as parts for a locale. Fiat currencies have all their decimals, and
 * cryptocurrencies are in their display unit. Digits are passed to `Intl` as a string, so no float is involved.
 */
export function moneyParts(amount: bigint, currency: string, locale: string, format: MoneyFormat = {}): MoneyPart[] {
  const exponent = exponentOf(currency);
  const signs = { signDisplay: format.sign === 'always' ? 'exceptZero' : 'negative' } as const;
  const trailing = format.whole ? ({ trailingZeroDisplay: 'stripIfInteger' } as const) : {};
  if (isCurrency(currency) && currencies[currency].fiat) {
    const text = decimalText(amount, exponent);
    const digits = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
    return merged(
      formatter(locale, { style: 'currency', currency, ...digits, ...signs, ...trailing }).formatToParts(text),
    );
  }
  const unit = displayUnits[currency] ?? { label: currency, shift: 0, digits: exponent };
  const text = decimalText(amount, exponent - unit.shift, unit.digits);
  const digits = {
    minimumFractionDigits: leastDecimals(text, Math.min(2, unit.digits)),
    maximumFractionDigits: unit.digits,
  };
  // Without decimals, thousands could be mistaken for them.
  const stripped = digits.minimumFractionDigits > 0 && /\d{4}\./.test(text) ? {} : trailing;
  const number = merged(formatter(locale, { ...digits, ...signs, ...stripped }).formatToParts(text));
  if (unit.label === '') return number;
  return [...number, { type: 'literal', value: '\u00a0' }, { type: 'currency', value: unit.label }];
}

/**
 * Minimum decimals of a coin's amount. Exactly three could be mistaken for thousands, when an amount is read or pasted
 * back, so they become four.
 */
function leastDecimals(decimal: string, usual: number): number {
  const [units = '', decimals = ''] = decimal.split('.');
  const length = decimals.replace(/(?<!0)0+$/, '').length;
  if (length === 3) return 4;
  return length === 0 && units.length > 3 ? Math.max(2, usual) : usual;
}

/** Formats an amount of whole coins with all its decimals but without its currency code. */
export function coinDecimal(amount: bigint, coin: CurrencyCode, locale: string): string {
  const digits = exponentOf(coin);
  const text = decimalText(amount, digits);
  return formatter(locale, { minimumFractionDigits: leastDecimals(text, 0), maximumFractionDigits: digits }).format(
    text,
  );
}

/** Formats an amount like `moneyParts`, as one string. */
export function formatMoney(amount: bigint, currency: string, locale: string, format: MoneyFormat = {}): string {
  return moneyParts(amount, currency, locale, format)
    .map(part => part.value)
    .join('');
}
