/**
 * What one EUR cent on the stake buttons corresponds to in each currency, in minor units. These are round numbers of
 * similar value, not exchange rates: a stake of 10 cents becomes 10 yen, 100 satoshi or 1 krone.
 */
const perEuroCent: Readonly<Record<string, bigint>> = {
  AUD: 1n,
  CAD: 1n,
  NZD: 1n,
  EUR: 1n,
  USD: 1n,
  FUN: 1n,
  JPY: 1n,
  NOK: 10n,
  BRL: 5n,
  KZT: 500n,
  BTC: 10n,
  ETH: 5_000_000_000_000n,
  BCH: 2_000n,
  LTC: 10_000n,
  DOG: 5_000_000n,
  USDT: 10_000n,
};

/** The factor of a currency for stakes; `null` for a currency that the platform does not use for play. */
export const stakeFactor = (currency: string): bigint | null =>
  Object.hasOwn(perEuroCent, currency) ? (perEuroCent[currency] ?? null) : null;

/** The smallest stake of any title, in EUR cents. A test compares it with the titles. */
export const smallestStakeCents = 10n;

/** The smallest stake of any title in a currency, in minor units; 1 for a currency that is not used for play. */
export const smallestStake = (currency: string): bigint => smallestStakeCents * (stakeFactor(currency) ?? 0n) || 1n;
