import { unitsToMinor } from '@liftoff/rules/money/money';

/** Least and most of one card deposit, in units: round numbers near 20 and 5,000 euro. Crypto does not come by card. */
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

/** The span of a card deposit in minor units; null where cards do not pay in that currency. */
export function cardAmounts(currency: string): { min: bigint; max: bigint } | null {
  const span = units[currency];
  return span ? { min: unitsToMinor(span[0], currency), max: unitsToMinor(span[1], currency) } : null;
}
