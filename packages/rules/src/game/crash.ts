import type { Draw } from './fairness.ts';

/**
 * A crash game. The multiplier rises from 1.00; whoever collects at m gets m times the stake, as long as m is not
 * above the crash point. The crash point is made so that P(point >= m) = return / m for every m on the grid of
 * hundredths, so every way of collecting has the same return.
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

/**
 * The crash point in hundredths, from 100 to the model's highest. With a uniform U it is floor(100 * return / U),
 * at least 100. U is read 32 bits at a time until its bits decide the floor, so the law above holds exactly, not to
 * the size of a float. One word is enough in all but a few of ten thousand rounds.
 */
export function crashPoint(model: CrashModel, draw: Draw): number {
  const returned = BigInt(model.rtp_basis_points);
  const highest = BigInt(model.max_hundredths);
  const cap = (point: bigint) => (point > highest ? highest : point);
  let parts = 1n;
  let drawn = 0n;
  for (;;) {
    parts *= 2n ** 32n;
    drawn = drawn * 2n ** 32n + BigInt(draw(2 ** 32));
    // U lies from drawn/parts up to, not including, (drawn + 1)/parts.
    const low = cap((returned * parts) / (100n * (drawn + 1n)));
    const high = drawn === 0n ? highest : cap((returned * parts) / (100n * drawn));
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

/** What a collect pays, in minor units: stake times multiplier, a broken unit rounded down. */
export function collectWin(stake: bigint, hundredths: number): bigint {
  return (stake * BigInt(hundredths)) / 100n;
}

/** Exact figures of the model; "one in N". How often there is a return is the player's choice, so it is not stated. */
export function crashFacts(model: CrashModel) {
  return {
    rtp_percent: model.rtp_basis_points / 100,
    max_win_times_stake: model.max_hundredths / 100,
    max_win_one_in: (model.max_hundredths * 100) / model.rtp_basis_points,
    any_return_one_in: null,
    above_stake_one_in: null,
    feature_one_in: null,
    /** Rounds that end at 1.00x before anything can be collected. */
    instant_crash_one_in: 1 / (1 - model.rtp_basis_points / (100 * lowestCollect)),
  };
}
