import { exchange, type Rates } from '../money/exchange.ts';
import { subunitsToUnit, unitsToMinor } from '../money/money.ts';
import type { QuestSize } from './identifier.ts';

const levelsOfM = [
  0, 500, 1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000,
  200_000, 300_000, 400_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 2_000_000,
] as const;
const levelsOfS = levelsOfM.slice(0, 15);

/** Minimum total bets for each level, in whole EUR [PQUEST-015] [PQUEST-016] [PQUEST-017]. */
export const euroThresholds: Readonly<Record<QuestSize, readonly number[]>> = {
  m: levelsOfM,
  'robot-m': levelsOfM,
  s: levelsOfS,
  'robot-s': levelsOfS,
  xs: [0, 150, 500, 1000, 5000, 15_000],
};

/** Ten times the number of units that a threshold of one EUR is in a currency [PQUEST-018]. */
const factorTenths = {
  EUR: 10n,
  USD: 10n,
  AUD: 15n,
  CAD: 15n,
  NZD: 15n,
  BRL: 50n,
  NOK: 100n,
  JPY: 1500n,
};
type CountedCurrency = keyof typeof factorTenths;

const hasFactor = (currency: string): currency is CountedCurrency => Object.hasOwn(factorTenths, currency);

/** The currency of a quest for players of this currency: EUR if their own has no factor. */
export const countedIn = (currency: string): CountedCurrency => (hasFactor(currency) ? currency : 'EUR');

/** The thresholds of a size in minor units of `countedIn(currency)`. */
export function thresholdsIn(size: QuestSize, currency: string): readonly bigint[] {
  const counted = countedIn(currency);
  const factor = factorTenths[counted];
  return euroThresholds[size].map(euro => unitsToMinor(BigInt(euro) * factor, counted) / 10n);
}

/**
 * Bets in minor units of `countedIn(currency)`, rounded down. A currency without a threshold factor is converted to
 * EUR; one without an exchange rate either counts one unit as one EUR [PQUEST-018].
 */
export function countedBets(total: bigint, currency: string, rates: Rates): bigint {
  const counted = countedIn(currency);
  if (counted === currency) return total;
  if (Object.hasOwn(rates, currency)) return exchange(total, currency, counted, rates, 'down');
  return (total * subunitsToUnit(counted)) / subunitsToUnit(currency);
}
