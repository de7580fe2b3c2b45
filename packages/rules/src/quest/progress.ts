import type { QuestMap, QuestStatus } from '@liftoff/contract/quest';
import { minor } from '../money/money.ts';

/** The bets that decide the level, in minor units. A status from before a change of currency counts as 0. */
export function betsInQuest({ currency }: Pick<QuestMap, 'currency'>, status: QuestStatus | undefined): bigint {
  const counted = status?.counted;
  return counted?.currency === currency ? minor(counted.amount_cents) : 0n;
}

/** A player's position among the thresholds of a quest, achievement or action. All amounts are in one unit. */
export interface LevelProgress {
  /** Number of thresholds reached. A quest's first threshold is 0, so its levels begin with 1 [PQUEST-003]. */
  readonly level: number;
  /** The level that follows, or `null` at the last level [PQUEST-004]. */
  readonly nextLevel: number | null;
  /** Progress since the current level's threshold, and the distance to the next. Both 0 at the last level. */
  readonly done: bigint;
  readonly needed: bigint;
  /** Whole percent of the way to the next level, rounded down; 100 at the last level. */
  readonly percent: number;
}

/** The highest level whose threshold is at most `total`; `thresholds` ascend. */
export function progressOf(total: bigint, thresholds: readonly bigint[]): LevelProgress {
  const level = thresholds.filter(threshold => threshold <= total).length;
  const next = thresholds[level];
  if (next === undefined) return { level, nextLevel: null, done: 0n, needed: 0n, percent: 100 };
  const from = thresholds[level - 1] ?? 0n;
  const [done, needed] = [total - from, next - from];
  return { level, nextLevel: level + 1, done, needed, percent: Number((done * 100n) / needed) };
}
