import { stakeFactor } from '@liftoff/rules/game/smallest-stake';
import { minorOfDecimal } from '@liftoff/rules/money/money';
import type { EngineGame } from '../engine-game.ts';
import { rulesOf } from '../engines.ts';

/** The steps within a decade, as multiples of the decade's first stake. */
const steps = [1n, 2n, 3n, 4n, 5n];

export interface Stakes {
  /** All offered stakes in ascending order, in minor units. */
  readonly all: readonly bigint[];
  readonly start: bigint;
  readonly min: bigint;
  readonly max: bigint;
  /** Every stake is a multiple of this amount. */
  readonly unit: bigint;
}

/** Converts a catalogue stake, a decimal number of euros, to cents. Throws if it is not a whole number of cents. */
function cents(units: number): bigint {
  const amount = minorOfDecimal(String(units), 'EUR');
  if (amount === null) throw new RangeError(`${units} EUR is no whole number of cents`);
  return amount;
}

const upTo = (amount: bigint, unit: bigint): bigint => ((amount + unit - 1n) / unit) * unit;

/**
 * The stakes that a game offers in a currency, the same for everyone; `null` for a currency that the platform does
 * not use for play.
 */
export function stakesOf(game: EngineGame, currency: string): Stakes | null {
  const factor = stakeFactor(currency);
  if (factor === null) return null;
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
