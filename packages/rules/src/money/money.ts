import { currencies, type CurrencyCode } from '@liftoff/contract/core/currencies';
import type { WireAmount } from '@liftoff/contract/core/money';

/** Demo money. It has two decimals, like most real currencies, but no value. */
export const playMoney = 'FUN';

/** Parses an amount from JSON. Throws a `RangeError` unless it is a whole number of minor units [A25]. */
export function minor(amount: WireAmount): bigint {
  if (typeof amount === 'number') {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of minor units: ${amount}`);
    return BigInt(amount);
  }
  if (!/^-?\d{1,38}$/.test(amount)) throw new RangeError('not a whole amount of minor units');
  return BigInt(amount);
}

/** Converts an amount for JSON: to an integer if that is exact, otherwise to a string of digits. */
export function wire(amount: bigint): WireAmount {
  const safe = amount <= BigInt(Number.MAX_SAFE_INTEGER) && amount >= BigInt(Number.MIN_SAFE_INTEGER);
  return safe ? Number(amount) : amount.toString();
}

export const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);

/** Decimal places of a currency: 2 for EUR, 0 for JPY, 18 for ETH. Throws a `RangeError` for an unknown currency. */
export function exponentOf(currency: string): number {
  if (currency === playMoney) return 2;
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`);
  return currencies[currency].exponent;
}

/** Number of minor units in one unit, the `subunits_to_unit` of [ENTITY-005]. */
export const subunitsToUnit = (currency: string): bigint => 10n ** BigInt(exponentOf(currency));

/** Converts whole units to minor units: 50 JPY becomes 50n, and 50 EUR becomes 5000n [CONST-039]. */
export const unitsToMinor = (units: bigint, currency: string): bigint => units * subunitsToUnit(currency);

/**
 * Exact decimal string for an amount in minor units, truncated after `digits` places: (-1005n, 2, 1) gives "-10.0".
 * It truncates instead of rounding, so that no player is shown money they do not have.
 */
export function decimalText(amount: bigint, exponent: number, digits = exponent): Intl.StringNumericLiteral {
  const size = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  const whole = size.slice(0, size.length - exponent);
  const fraction = size.slice(size.length - exponent).slice(0, digits);
  const shown = fraction === '' ? whole : `${whole}.${fraction}`;
  return (amount < 0n && /[1-9]/.test(shown) ? `-${shown}` : shown) as Intl.StringNumericLiteral;
}

/**
 * Parses a plain decimal, such as `12.5`, as minor units. Returns `null` for everything else and for more decimals than
 * the currency has. `readAmount` reads what a player types [A25].
 */
export function minorOfDecimal(text: string, currency: string): bigint | null {
  const exponent = exponentOf(currency);
  const match = /^(\d{1,30})(?:\.(\d{1,18}))?$/.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return fraction.length > exponent ? null : BigInt(whole + fraction.padEnd(exponent, '0'));
}
