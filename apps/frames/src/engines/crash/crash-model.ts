import type { FrameStart, Round } from '@liftoff/contract/game/game';
import { lowestAuto, multiplierAt, type CrashModel } from '@liftoff/rules/game/engines/crash/math';

export type { CrashModel } from '@liftoff/rules/game/engines/crash/math';

export const crashModel = (start: FrameStart): CrashModel => start.model as CrashModel;

/** The multiplier in hundredths that a flight shows after a time, as the platform counts it; it rises no further than the highest. */
export const shownMultiplier = (model: CrashModel, elapsedMs: number): number =>
  Math.min(multiplierAt(elapsedMs), model.max_hundredths);

/** Where the curve passes a multiplier in hundredths, in milliseconds of flight, to a fraction. */
export const elapsedAt = (model: CrashModel, hundredths: number): number =>
  (Math.log(Math.max(100, hundredths) / 100) / model.growth_per_sec) * 1000;

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
