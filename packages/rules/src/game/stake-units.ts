/**
 * What one EUR cent on the stake buttons corresponds to in each currency, in minor units. These are round numbers of
 * similar value, not exchange rates: a stake of 10 cents becomes 10 yen, 100 satoshi or 1 krone.
 */
export const perEuroCent: Readonly<Record<string, bigint>> = {
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

/** The smallest stake of any game, in EUR cents. A test of the catalogue holds it. */
const smallestEuroCents = 10n;

/** The smallest stake that any game takes in a currency, in minor units. Throws for a currency without stakes. */
export function smallestStakeOf(currency: string): bigint {
  const factor = perEuroCent[currency];
  if (factor === undefined) throw new RangeError(`No game takes stakes in ${currency}`);
  return smallestEuroCents * factor;
}
