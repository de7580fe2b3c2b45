import * as z from 'zod';

/**
 * Currencies the house knows. `subunits_to_unit` is what one unit is made of (EUR 100, JPY 1, BTC 10^8, ETH 10^18)
 * and `display` the unit crypto is shown in (CONST-036 to CONST-038). Order is the order of choice on a form (CONST-032).
 */
export const currencies = {
  AUD: { fiat: true, exponent: 2 },
  CAD: { fiat: true, exponent: 2 },
  NZD: { fiat: true, exponent: 2 },
  EUR: { fiat: true, exponent: 2 },
  USD: { fiat: true, exponent: 2 },
  JPY: { fiat: true, exponent: 0 },
  NOK: { fiat: true, exponent: 2 },
  BRL: { fiat: true, exponent: 2 },
  BTC: { fiat: false, exponent: 8 },
  ETH: { fiat: false, exponent: 18 },
  BCH: { fiat: false, exponent: 8 },
  LTC: { fiat: false, exponent: 8 },
  DOG: { fiat: false, exponent: 8 },
  USDT: { fiat: false, exponent: 6 },
  KZT: { fiat: true, exponent: 2 },
} as const satisfies Record<string, { fiat: boolean; exponent: number }>;

export type CurrencyCode = keyof typeof currencies;

/** CONST-032: KZT is listed and formatted, but not offered (CONST-034). */
export const enabledCurrencies = (Object.keys(currencies) as CurrencyCode[]).filter(code => code !== 'KZT');

/** CONST-031. */
export const defaultCurrency: CurrencyCode = 'EUR';

export const CurrencyCodeSchema = z.enum(Object.keys(currencies) as [CurrencyCode, ...CurrencyCode[]]);

/**
 * An amount on the wire: whole minor units. A JSON integer when it is exact there, a string of digits when it is not
 * (one ETH is 10^18 minor units). Readers turn it into a `bigint` with `minor()` of rules/money; never into a float [A25].
 */
export const WireAmount = z.union([z.int(), z.string().regex(/^-?\d{1,38}$/)]);
export type WireAmount = z.infer<typeof WireAmount>;

/** An amount a caller may send: not negative. */
export const WireAmountInput = z.union([z.int().min(0), z.string().regex(/^\d{1,38}$/)]);
