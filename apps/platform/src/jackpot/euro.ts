import { rateOf, rateScale } from '@liftoff/rules/money/exchange';
import { exponentOf } from '@liftoff/rules/money/money';
import { exchangeRates } from '../market/exchange-rates.ts';

const euroCents = 100n;

/** Millionths of a EUR cent in one EUR cent. */
export const microsPerCent = 1_000_000n;

/** Converts an amount in minor units to millionths of a EUR cent, rounded down. */
export function euroMicros(amount: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (amount * rateOf(currency, exchangeRates) * euroCents * microsPerCent) / (units * rateScale);
}

/** Converts EUR cents to minor units of a currency, rounded down. */
export function fromEuroCents(cents: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (cents * units * rateScale) / (euroCents * rateOf(currency, exchangeRates));
}
