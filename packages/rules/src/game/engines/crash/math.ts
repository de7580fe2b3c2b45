import type { Draw } from '../../fairness.ts';

/**
 * A crash game. The multiplier rises from 1.00. A player who collects at m receives m times the stake, rounded down
 * to whole minor units, if m is at most the crash point.
 *
 * The crash point is chosen so that the flight reaches a payout of a with probability exactly return times stake / a.
 * The return is therefore the same for every collect strategy and stake: the flight never ends between two payouts,
 * which compensates for the rounding of small payouts.
 */
export interface CrashModel {
  /** Return to player in hundredths of a percent: 9613 is 96.13 %. */
  rtp_basis_points: number;
  /** Multiplier at which every round collects automatically, in hundredths: 500000 is 5,000.00x. */
  max_hundredths: number;
  /** Exponential growth rate: the multiplier is e to the power of this rate times the seconds of flight. */
  growth_per_sec: number;
}

/** Lowest multiplier that can be collected, in hundredths. If a round crashes at 100, nobody can collect. */
export const lowestCollect = 101;

/** With this rate the multiplier reaches 2x after 5.3 s, 2.48x after 7 s and 10x after 17.7 s. */
const growthPerSec = 0.13;

export function crashModel(rtpPercent: number, maxWinTimes: number): CrashModel {
  const basisPoints = Math.round(rtpPercent * 100);
  if (!(basisPoints > 0 && basisPoints < 10_000)) throw new RangeError('a return lies between 0 and 100 percent');
  if (!Number.isSafeInteger(maxWinTimes) || maxWinTimes < 2) throw new RangeError('the highest win is at least 2x');
  return { rtp_basis_points: basisPoints, max_hundredths: maxWinTimes * 100, growth_per_sec: growthPerSec };
}

/** Highest multiplier, in hundredths, at which the stake pays at most `amount`. */
export const lastWorth = (stake: bigint, amount: bigint): bigint => (100n * (amount + 1n) - 1n) / stake;

/**
 * Crash point in hundredths, from 100 to the model's maximum. With U uniform, the flight reaches the payout
 * floor(return * stake / U) and ends at the highest multiplier that pays no more. For stakes in whole hundreds of
 * minor units the point is floor(100 * return / U), independent of the stake.
 *
 * U is drawn 32 bits at a time until its bits determine the point, so that the distribution is exact rather than
 * limited by float precision. One word suffices in all but a few of ten thousand rounds. `stake` is in minor units.
 * Throws a `RangeError` unless it is positive.
 */
export function crashPoint(model: CrashModel, draw: Draw, stake: bigint): number {
  if (stake <= 0n) throw new RangeError('a stake is above 0');
  const returned = BigInt(model.rtp_basis_points) * stake;
  const highest = BigInt(model.max_hundredths);
  const pointOf = (amount: bigint) => {
    const point = lastWorth(stake, amount);
    return point > highest ? highest : point;
  };
  let parts = 1n;
  let drawn = 0n;
  for (;;) {
    parts *= 2n ** 32n;
    drawn = drawn * 2n ** 32n + BigInt(draw(2 ** 32));
    // U lies in the half-open interval from drawn/parts to (drawn + 1)/parts.
    const low = pointOf((returned * parts) / (10_000n * (drawn + 1n)));
    const high = drawn === 0n ? highest : pointOf((returned * parts) / (10_000n * drawn));
    if (low === high) return Math.max(100, Number(low));
  }
}

/** Multiplier in hundredths after a given flight time, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((growthPerSec * Math.max(0, elapsedMs)) / 1000));
}

/** First whole millisecond at which the multiplier reaches a value given in hundredths. */
export function elapsedFor(hundredths: number): number {
  let ms = Math.max(0, Math.floor((Math.log(hundredths / 100) / growthPerSec) * 1000));
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms -= 1;
  while (multiplierAt(ms) < hundredths) ms += 1;
  return ms;
}

/**
 * Duration of a flight in milliseconds. Afterwards the multiplier exceeds the crash point and nothing can be
 * collected.
 */
export const flightMs = (point: number): number => elapsedFor(point + 1);

/** Whether collecting at this multiplier wins in a round with this crash point. Both are in hundredths. */
export const collects = (hundredths: number, point: number): boolean =>
  hundredths >= lowestCollect && hundredths <= point;

/** A flight, fully determined by the seeds, the stake and the input before it begins. */
export interface Flight {
  readonly point: number;
  /** Multiplier of the automatic collect, in hundredths; `null` if the flight crashes first. */
  readonly collectsAt: number | null;
  /** Duration in milliseconds if nobody collects by hand. */
  readonly lastsMs: number;
}

/**
 * Determines a flight. `auto` is the player's automatic collect multiplier in hundredths, or `null` to collect by
 * hand. The maximum multiplier is always collected automatically.
 */
export function flightOf(model: CrashModel, draw: Draw, stake: bigint, auto: number | null): Flight {
  const point = crashPoint(model, draw, stake);
  const target = Math.min(auto ?? model.max_hundredths, model.max_hundredths);
  const collectsAt = collects(target, point) ? target : null;
  return { point, collectsAt, lastsMs: collectsAt === null ? flightMs(point) : elapsedFor(collectsAt) };
}

/** The end of a flight: the multiplier at which it was collected, in hundredths, or `null` if it crashed. */
export interface FlightEnd {
  readonly collected: number | null;
}

/**
 * The end of a flight, evaluated `elapsedMs` milliseconds after its start; `null` while it is in progress. Evaluating
 * later never changes the result. `handMs` is the time of a collect by hand, or `null`; the collect counts if the
 * flight was still in progress at that time.
 */
export function flightEnd(flight: Flight, elapsedMs: number, handMs: number | null): FlightEnd | null {
  if (handMs !== null && handMs < flight.lastsMs) {
    const hundredths = multiplierAt(handMs);
    if (collects(hundredths, flight.point)) return { collected: hundredths };
  }
  return elapsedMs >= flight.lastsMs ? { collected: flight.collectsAt } : null;
}

/** Whether an automatic collect at this multiplier pays more than the stake even after rounding down. */
export const paysMore = (stake: bigint, hundredths: number): boolean => collectWin(stake, hundredths) > stake;

/** Lowest multiplier for an automatic collect, in hundredths: the first one that pays more than the stake. */
export const lowestAuto = (stake: bigint): number =>
  Math.max(lowestCollect, Number((100n * (stake + 1n) + stake - 1n) / stake));

/** Payout of a collect in minor units: stake times multiplier, rounded down. */
export function collectWin(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}

/**
 * The model's exact figures, which apply at every stake. Chances are given as the N in "1 in N". The hit rate depends
 * on the player's choices, so it is not stated.
 */
export function crashFacts(model: CrashModel) {
  return {
    rtp_percent: model.rtp_basis_points / 100,
    max_win_times_stake: model.max_hundredths / 100,
    max_win_one_in: (model.max_hundredths * 100) / model.rtp_basis_points,
    any_return_one_in: null,
    above_stake_one_in: null,
    feature_one_in: null,
  };
}
