import { exponentOf } from './money.ts';

/** The value of one unit of each currency in EUR, as exact decimals with at most eight places. */
export type Rates = Readonly<Record<string, { readonly EUR: string }>>;

const rateDigits = 8;

/** The value of one unit of a currency in EUR, times 10^8. Throws a `RangeError` for a currency without a rate. */
export function rateOf(currency: string, rates: Rates): bigint {
  const text = Object.hasOwn(rates, currency) ? rates[currency]?.EUR : undefined;
  if (text === undefined) throw new RangeError(`No rate for ${currency}`);
  const [whole = '', fraction = ''] = text.split('.');
  const rate = BigInt(whole + fraction.padEnd(rateDigits, '0'));
  if (rate <= 0n) throw new RangeError(`No rate for ${currency}`);
  return rate;
}

/** Scale of the values returned by `rateOf`, 10^8. */
export const rateScale = 10n ** BigInt(rateDigits);

/**
 * Converts an amount in minor units at the casino's rate. Rounds `up` (towards more) or `down` (towards less),
 * including for negative amounts. Within one currency the amount is unchanged. Throws a `RangeError` for a currency
 * without a rate.
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
