import type { FrameStart, Round } from '@liftoff/contract/game';

/** The published model of a crash game, as far as the frame draws it. */
export interface CrashModel {
  rtp_basis_points: number;
  max_hundredths: number;
  /** The multiplier is e to this times the seconds flown. */
  growth_per_sec: number;
}

export const crashModel = (start: FrameStart): CrashModel => start.model as CrashModel;

/** The multiplier in hundredths after a time of flight, rounded down, as the platform counts it. */
export function multiplierAt(model: CrashModel, elapsedMs: number): number {
  const grown = Math.floor(100 * Math.exp((model.growth_per_sec * Math.max(0, elapsedMs)) / 1000));
  return Math.min(grown, model.max_hundredths);
}

/** Milliseconds of flight until a multiplier in hundredths is reached. */
export const elapsedAt = (model: CrashModel, hundredths: number): number =>
  (Math.log(Math.max(100, hundredths) / 100) / model.growth_per_sec) * 1000;

/** What a stake is worth at a multiplier, in minor units: a broken unit is cut, as the platform pays it. */
export const worthAt = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;

/** The lowest multiplier that can be collected. */
const lowestCollect = 101;

/** The lowest multiplier at which a stake is worth more than itself: automatic collects begin here. */
export const lowestAuto = (stake: bigint): number =>
  Math.max(lowestCollect, Number((100n * (stake + 1n) + stake - 1n) / stake));

/** Reads "2", "2.5", "2,50": hundredths, or null when it is not a multiplier at which this stake is collected by itself. */
export function hundredthsOf(text: string, model: CrashModel, stake: bigint): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const value = Number.parseInt((match[1] ?? '0') + (match[2] ?? '').padEnd(2, '0'), 10);
  return value >= lowestAuto(stake) && value <= model.max_hundredths ? value : null;
}

export type CrashRound = Round & {
  outcome: {
    engine: 'crash';
    crash_hundredths: number | null;
    collected_hundredths: number | null;
    started_at: string;
  };
};

export const isCrashRound = (round: Round): round is CrashRound => round.outcome.engine === 'crash';
