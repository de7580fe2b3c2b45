import { rateOf, rateScale } from '@liftoff/rules/money/exchange';
import { exponentOf } from '@liftoff/rules/money/money';
import { exchangeRates } from '../market/exchange-rates.ts';

const euroCents = 100n;

/** Millionths of a cent of EUR. */
export const microsPerCent = 1_000_000n;

/** An amount of minor units in millionths of a cent of EUR, cut. */
export function euroMicros(amount: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (amount * rateOf(currency, exchangeRates) * euroCents * microsPerCent) / (units * rateScale);
}

/** Cents of EUR in minor units of a currency, cut. */
export function fromEuroCents(cents: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (cents * units * rateScale) / (euroCents * rateOf(currency, exchangeRates));
}
