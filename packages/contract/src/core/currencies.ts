/**
 * All known currencies. One unit has ten to the power of `exponent` subunits (100 for EUR, 1 for JPY, 10^8 for BTC,
 * 10^18 for ETH). Forms list currencies in this order [CONST-032].
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

/** KZT is listed and formatted [CONST-032], but not offered [CONST-034]. */
export const enabledCurrencies = (Object.keys(currencies) as CurrencyCode[]).filter(code => code !== 'KZT');

/** The default currency [CONST-031]. */
export const defaultCurrency: CurrencyCode = 'EUR';
