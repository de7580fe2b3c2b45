import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import type { WireAmount } from '@liftoff/contract/core/money';

/** Play money of demo games; it has the two decimals of a real purse and is worth nothing. */
export const playMoney = 'FUN';

/** Reads an amount of the wire. Throws a RangeError on anything that is not a whole number of minor units [A25]. */
export function minor(amount: WireAmount): bigint {
  if (typeof amount === 'number') {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of minor units: ${amount}`);
    return BigInt(amount);
  }
  if (!/^-?\d{1,38}$/.test(amount)) throw new RangeError('not a whole amount of minor units');
  return BigInt(amount);
}

/** Writes an amount for the wire: a JSON integer where that is exact, else its digits. */
export function wire(amount: bigint): WireAmount {
  const safe = amount <= BigInt(Number.MAX_SAFE_INTEGER) && amount >= BigInt(Number.MIN_SAFE_INTEGER);
  return safe ? Number(amount) : amount.toString();
}

export const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);

/** Decimal places of a currency: EUR 2, JPY 0, ETH 18. Throws a RangeError on a code the casino does not know. */
export function exponentOf(currency: string): number {
  if (currency === playMoney) return 2;
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`);
  return currencies[currency].exponent;
}

/** How many minor units make one unit (`subunits_to_unit` of ENTITY-005). */
export const subunitsToUnit = (currency: string): bigint => 10n ** BigInt(exponentOf(currency));

/** Whole units as minor units: 50 of JPY is 50n, 50 of EUR is 5000n (CONST-039). */
export const unitsToMinor = (units: bigint, currency: string): bigint => units * subunitsToUnit(currency);

/**
 * An exact decimal of an amount of minor units, cut towards zero after `digits` places: (-1005n, 2, 1) is "-10.0".
 * Cutting, not rounding, so that nobody is shown money they do not have.
 */
export function decimalText(amount: bigint, exponent: number, digits = exponent): Intl.StringNumericLiteral {
  const size = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  const whole = size.slice(0, size.length - exponent);
  const fraction = size.slice(size.length - exponent).slice(0, digits);
  const shown = fraction === '' ? whole : `${whole}.${fraction}`;
  return (amount < 0n && /[1-9]/.test(shown) ? `-${shown}` : shown) as Intl.StringNumericLiteral;
}

/**
 * Reads what a player typed into an amount field ("12.5", "12,50", " 1 250,00 ") as minor units.
 * Null when it is not a plain non-negative decimal, or has more decimals than the currency; signs, exponents
 * and digits of other scripts are refused [A25], and so is what may be meant as thousands: "1.000" and "1,000".
 */
export function minorOfText(text: string, currency: string): bigint | null {
  const exponent = exponentOf(currency);
  const match = /^(\d{1,30})(?:[.,](\d{1,18}))?$/.exec(text.replaceAll(/[\s\u00a0\u202f]/g, ''));
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const isOfThousands = fraction === '000' && /[1-9]/.test(whole);
  if (fraction.length > exponent || isOfThousands) return null;
  return BigInt(whole + fraction.padEnd(exponent, '0'));
}
