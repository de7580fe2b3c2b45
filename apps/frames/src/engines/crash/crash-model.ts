import type { FrameStart, Round } from '@liftoff/contract/game/game';
import { lowestAuto, multiplierAt, type CrashModel } from '@liftoff/rules/game/engines/crash/math';

export type { CrashModel } from '@liftoff/rules/game/engines/crash/math';

export const crashModel = (start: FrameStart): CrashModel => start.model as CrashModel;

/** The multiplier after a flight time, in hundredths, as the platform calculates it; capped at the maximum. */
export const shownMultiplier = (model: CrashModel, elapsedMs: number): number =>
  Math.min(multiplierAt(elapsedMs), model.max_hundredths);

/** Flight time in milliseconds at which the curve reaches a multiplier in hundredths. Not rounded. */
export const elapsedAt = (model: CrashModel, hundredths: number): number =>
  (Math.log(Math.max(100, hundredths) / 100) / model.growth_per_sec) * 1000;

/**
 * Parses "2", "2.5" or "2,50" to hundredths; `null` if the text is not a multiplier at which this stake can be
 * collected automatically.
 */
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
