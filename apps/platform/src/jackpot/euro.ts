import { exponentOf } from '@liftoff/rules/money';
import * as z from 'zod';
import { readConfigFile } from '../read-config-file.ts';

const Rates = z.record(z.string(), z.strictObject({ EUR: z.string().regex(/^\d{1,12}\.\d{1,8}$/) }));

const rates = { ...readConfigFile('fiat-rates.json', Rates), ...readConfigFile('crypto-rates.json', Rates) };

const rateDigits = 8;
const rateScale = 10n ** BigInt(rateDigits);
const euroCents = 100n;

/** Millionths of a cent of EUR. */
export const microsPerCent = 1_000_000n;

/** What one unit of a currency is worth in EUR, times 10^8. Throws for a currency without a rate. */
function rateOf(currency: string): bigint {
  const text = rates[currency]?.EUR;
  if (text === undefined) throw new Error(`No rate for ${currency}`);
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(rateDigits, '0'));
}

/** An amount of minor units in millionths of a cent of EUR, cut. */
export function euroMicros(amount: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (amount * rateOf(currency) * euroCents * microsPerCent) / (units * rateScale);
}

/** Cents of EUR in minor units of a currency, cut. */
export function fromEuroCents(cents: bigint, currency: string): bigint {
  const units = 10n ** BigInt(exponentOf(currency));
  return (cents * units * rateScale) / (euroCents * rateOf(currency));
}
