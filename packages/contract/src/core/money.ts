import * as z from 'zod';
import { currencies, type CurrencyCode } from './currencies.ts';

export { currencies, defaultCurrency, enabledCurrencies, type CurrencyCode } from './currencies.ts';

export const CurrencyCodeSchema = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]);

/**
 * An amount on the wire: whole minor units. A JSON integer when it is exact there, a string of digits when it is not
 * (one ETH is 10^18 minor units). Readers turn it into a `bigint` with `minor()` of rules/money; never into a float [A25].
 */
export const WireAmount = z.union([z.int(), z.string().regex(/^-?\d{1,38}$/)]);
export type WireAmount = z.infer<typeof WireAmount>;

/** An amount a caller may send: not negative. */
export const WireAmountInput = z.union([z.int().min(0), z.string().regex(/^\d{1,38}$/)]);
