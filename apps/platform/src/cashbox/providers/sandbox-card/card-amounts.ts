import { unitsToMinor } from '@liftoff/rules/money/money';

/**
 * Minimum and maximum of one card payment in whole units: round numbers near 20 and 5,000 euros. Cards do not support
 * crypto.
 */
const units: Readonly<Record<string, readonly [bigint, bigint]>> = {
  AUD: [30n, 7_500n],
  CAD: [30n, 7_500n],
  NZD: [30n, 7_500n],
  EUR: [20n, 5_000n],
  USD: [20n, 5_000n],
  JPY: [3_000n, 800_000n],
  NOK: [200n, 60_000n],
  BRL: [100n, 30_000n],
};

/** The range of a card payment in minor units, or `null` if cards do not support the currency. */
export function cardAmounts(currency: string): { min: bigint; max: bigint } | null {
  const span = units[currency];
  return span ? { min: unitsToMinor(span[0], currency), max: unitsToMinor(span[1], currency) } : null;
}
