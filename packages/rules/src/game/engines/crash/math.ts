import type { Draw } from '../../fairness.ts';

/**
 * A crash game. The multiplier rises from 1.00; whoever collects at m gets m times the stake, cut to whole minor units,
 * as long as m is not above the crash point. The crash point is made so that an amount a is reached with a chance of
 * exactly return times stake / a. So every way of collecting has the same return, at every stake: what cutting takes
 * from a small amount, the flight gives back by never ending between two amounts.
 */
export interface CrashModel {
  /** Return to player in hundredths of a percent: 9613 is 96.13 %. */
  rtp_basis_points: number;
  /** The round collects by itself here: 500000 is 5,000.00x. */
  max_hundredths: number;
  /** The multiplier is e to this times the seconds flown. */
  growth_per_sec: number;
}

/** The lowest multiplier that can be collected, in hundredths; a round that crashes at 100 gives nobody the chance. */
export const lowestCollect = 101;

/** 2x after 5.3 s, 2.48x after 7 s, 10x after 17.7 s. */
const growthPerSec = 0.13;

export function crashModel(rtpPercent: number, maxWinTimes: number): CrashModel {
  const basisPoints = Math.round(rtpPercent * 100);
  if (!(basisPoints > 0 && basisPoints < 10_000)) throw new RangeError('a return lies between 0 and 100 percent');
  if (!Number.isSafeInteger(maxWinTimes) || maxWinTimes < 2) throw new RangeError('the highest win is at least 2x');
  return { rtp_basis_points: basisPoints, max_hundredths: maxWinTimes * 100, growth_per_sec: growthPerSec };
}

/** The last multiplier, in hundredths, at which a stake is worth no more than an amount. */
export const lastWorth = (stake: bigint, amount: bigint): bigint => (100n * (amount + 1n) - 1n) / stake;

/**
 * The crash point in hundredths, from 100 to the model's highest. With a uniform U the flight reaches the amount
 * floor(return * stake / U), and ends at the last multiplier that pays no more than it. For a stake of whole hundreds of
 * minor units that is floor(100 * return / U), whatever the stake. U is read 32 bits at a time until its bits decide the
 * point, so the law above holds exactly, not to the size of a float. One word is enough in all but a few of ten
 * thousand rounds. `stake` in minor units; throws a RangeError unless it is above 0.
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
    // U lies from drawn/parts up to, not including, (drawn + 1)/parts.
    const low = pointOf((returned * parts) / (10_000n * (drawn + 1n)));
    const high = drawn === 0n ? highest : pointOf((returned * parts) / (10_000n * drawn));
    if (low === high) return Math.max(100, Number(low));
  }
}

/** The multiplier in hundredths after a time of flight, rounded down. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((growthPerSec * Math.max(0, elapsedMs)) / 1000));
}

/** The first whole millisecond at which the multiplier has reached a value in hundredths. */
export function elapsedFor(hundredths: number): number {
  let ms = Math.max(0, Math.floor((Math.log(hundredths / 100) / growthPerSec) * 1000));
  while (ms > 0 && multiplierAt(ms - 1) >= hundredths) ms -= 1;
  while (multiplierAt(ms) < hundredths) ms += 1;
  return ms;
}

/** Milliseconds of flight after which nothing can be collected any more: the multiplier has passed the point. */
export const flightMs = (point: number): number => elapsedFor(point + 1);

/** Whether a collect at this multiplier wins in a round with this crash point. */
export const collects = (hundredths: number, point: number): boolean =>
  hundredths >= lowestCollect && hundredths <= point;

/** A flight as the seeds, the stake and the input fix it before it begins; all of it follows from them at any later time. */
export interface Flight {
  readonly point: number;
  /** Collects by itself here, in hundredths; null: it crashes. */
  readonly collectsAt: number | null;
  /** Milliseconds it lasts if nobody collects by hand. */
  readonly lastsMs: number;
}

/** `auto`: where the player wants it collected by itself, in hundredths; null: by hand. It collects at the highest in any case. */
export function flightOf(model: CrashModel, draw: Draw, stake: bigint, auto: number | null): Flight {
  const point = crashPoint(model, draw, stake);
  const target = Math.min(auto ?? model.max_hundredths, model.max_hundredths);
  const collectsAt = collects(target, point) ? target : null;
  return { point, collectsAt, lastsMs: collectsAt === null ? flightMs(point) : elapsedFor(collectsAt) };
}

/** How a flight ended: where it was collected, in hundredths, or null where it crashed. */
export interface FlightEnd {
  readonly collected: number | null;
}

/**
 * How a flight has ended, looked at so many milliseconds after its start; null: it is still up. How late somebody looks
 * changes nothing. `handMs`: when a hand collected, null for none; it counts where the flight was up at that moment.
 */
export function flightEnd(flight: Flight, elapsedMs: number, handMs: number | null): FlightEnd | null {
  if (handMs !== null && handMs < flight.lastsMs) {
    const hundredths = multiplierAt(handMs);
    if (collects(hundredths, flight.point)) return { collected: hundredths };
  }
  return elapsedMs >= flight.lastsMs ? { collected: flight.collectsAt } : null;
}

/** Whether an automatic collect at this multiplier would pay more than the stake: a cut amount must not hide that it does not. */
export const paysMore = (stake: bigint, hundredths: number): boolean => collectWin(stake, hundredths) > stake;

/** The lowest multiplier, in hundredths, at which a stake may be collected by itself: the first that pays more than it. */
export const lowestAuto = (stake: bigint): number =>
  Math.max(lowestCollect, Number((100n * (stake + 1n) + stake - 1n) / stake));

/** What a collect pays, in minor units: stake times multiplier, a broken unit rounded down. */
export function collectWin(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}

/** Exact figures of the model, at every stake; "one in N". How often there is a return is the player's choice, so it is not stated. */
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
