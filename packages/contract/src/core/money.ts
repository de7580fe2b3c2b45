import * as z from 'zod';
import { currencies, type CurrencyCode } from './currencies.ts';

export { currencies, defaultCurrency, enabledCurrencies, type CurrencyCode } from './currencies.ts';

export const CurrencyCodeSchema = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]);

/**
 * An amount in JSON, in whole minor units. It is an integer if JSON can represent it exactly, and otherwise a string
 * of digits (one ETH is 10^18 minor units). Any other string ends the validation, so that later checks may convert the
 * amount. Readers convert it to `bigint` with `minor()` from rules/money, never to a float [A25].
 */
export const WireAmount = z.union([z.int(), z.string().regex(/^-?\d{1,38}$/, { abort: true })]);
export type WireAmount = z.infer<typeof WireAmount>;

/** A non-negative amount sent by a caller. */
export const WireAmountInput = z.union([z.int().min(0), z.string().regex(/^\d{1,38}$/, { abort: true })]);

/**
 * Whether the console may book an amount at once: at most ten million units of its currency (a billion yen), so that a
 * slip of the finger does not put the books out of proportion.
 */
export function isConsoleAmount({
  currency,
  amount_cents,
}: {
  currency: CurrencyCode;
  amount_cents: WireAmount;
}): boolean {
  const most = 10n ** BigInt(Math.max(currencies[currency].exponent, 2) + 7);
  const amount = BigInt(amount_cents);
  return amount <= most && amount >= -most;
}
