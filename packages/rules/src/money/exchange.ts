import { exponentOf } from './money.ts';

/** What one unit of each currency is worth in EUR, as exact decimals of at most eight places. */
export type Rates = Readonly<Record<string, { readonly EUR: string }>>;

const rateDigits = 8;

/** What one unit of a currency is worth in EUR, times 10^8. Throws a RangeError for a currency without a rate. */
export function rateOf(currency: string, rates: Rates): bigint {
  const text = Object.hasOwn(rates, currency) ? rates[currency]?.EUR : undefined;
  if (text === undefined) throw new RangeError(`No rate for ${currency}`);
  const [whole = '', fraction = ''] = text.split('.');
  const rate = BigInt(whole + fraction.padEnd(rateDigits, '0'));
  if (rate <= 0n) throw new RangeError(`No rate for ${currency}`);
  return rate;
}

/** 10^8, the scale of `rateOf`. */
export const rateScale = 10n ** BigInt(rateDigits);

/**
 * An amount of minor units in another currency at the casino's rate, rounded towards more (`up`) or less (`down`), also
 * below zero. In its own currency it stays as it is. Throws a RangeError for a currency without a rate.
 */
export function exchange(amount: bigint, from: string, to: string, rates: Rates, round: 'up' | 'down'): bigint {
  if (from === to) return amount;
  const above = amount * rateOf(from, rates) * 10n ** BigInt(exponentOf(to));
  const below = rateOf(to, rates) * 10n ** BigInt(exponentOf(from));
  const cut = above / below;
  if (above % below === 0n) return cut;
  if (round === 'up') return above > 0n ? cut + 1n : cut;
  return above > 0n ? cut : cut - 1n;
}
