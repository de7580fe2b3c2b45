import { minorOfText } from '@liftoff/rules/money/money';
import type { EngineGame } from '../engine-game.ts';
import { rulesOf } from '../engines.ts';

/**
 * What stands for one cent of EUR on the stake buttons of each currency, in minor units. Round numbers near the worth,
 * not exchange rates: a stake of 10 cents is 10 yen, 100 satoshi, 1 krone.
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

/** The steps of a decade, in times its first stake. */
const steps = [1n, 2n, 3n, 4n, 5n];

export interface Stakes {
  /** Rising, in minor units. */
  readonly all: readonly bigint[];
  readonly start: bigint;
  readonly min: bigint;
  readonly max: bigint;
  /** Every stake is a whole number of these. */
  readonly unit: bigint;
}

/** A bet of the catalogue, which is a decimal of EUR, in cents. Throws where it is no whole number of them. */
function cents(units: number): bigint {
  const amount = minorOfText(String(units), 'EUR');
  if (amount === null) throw new RangeError(`${units} EUR is no whole number of cents`);
  return amount;
}

const upTo = (amount: bigint, unit: bigint): bigint => ((amount + unit - 1n) / unit) * unit;

/** The stakes a game offers in a currency, the same for everyone; null for a currency the platform does not play in. */
export function stakesOf(game: EngineGame, currency: string): Stakes | null {
  const factor = perEuroCent[currency];
  if (factor === undefined) return null;
  const unit = rulesOf(game)?.stakeUnit ?? 1n;
  const lowest = upTo(cents(game.minBet), unit);
  const highest = (cents(game.maxBet) / unit) * unit;
  const ladder: bigint[] = [];
  for (let decade = lowest; decade < highest; decade *= 10n) {
    for (const step of steps) if (decade * step < highest) ladder.push(decade * step);
  }
  ladder.push(highest);
  const usual = 100n;
  const start = ladder.findLast(stake => stake <= usual) ?? lowest;
  return {
    all: ladder.map(stake => stake * factor),
    start: start * factor,
    min: lowest * factor,
    max: highest * factor,
    unit,
  };
}
