import type { Strategy } from '@liftoff/contract/tournament-terms';

/** A round that counted. `score` is in millionths of a point. */
export interface CountedRound {
  readonly score: bigint;
  readonly settledAt: Date;
}

/** A player's position in a tournament, derived from their counted rounds alone. */
export interface Standing {
  /** In millionths of a point. */
  readonly score: bigint;
  /** When the score was reached; `null` without a round that counted for it. */
  readonly reachedAt: Date | null;
  readonly rounds: number;
}

export const noStanding: Standing = { score: 0n, reachedAt: null, rounds: 0 };

/**
 * Adds a counted round. The result does not depend on the order of the rounds. A sum is reached with the last round
 * that added to it, so that rounds worth nothing cost no place in a tie [PX-60].
 */
export function addRound(strategy: Strategy, before: Standing, { score, settledAt }: CountedRound): Standing {
  const rounds = before.rounds + 1;
  if (strategy !== 'best_ratio') {
    const reachedAt = score === 0n ? before.reachedAt : later(before.reachedAt, settledAt);
    return { score: before.score + score, reachedAt, rounds };
  }
  if (before.reachedAt === null || score > before.score) return { score, reachedAt: settledAt, rounds };
  const reachedAt = score === before.score && settledAt < before.reachedAt ? settledAt : before.reachedAt;
  return { score: before.score, reachedAt, rounds };
}

const later = (one: Date | null, other: Date): Date => (one === null || other > one ? other : one);

/** The standing after these rounds. Used to correct a score when a round was taken back, and to check it [PX-67]. */
export const standingOf = (strategy: Strategy, rounds: readonly CountedRound[]): Standing =>
  rounds.reduce((standing, round) => addRound(strategy, standing, round), noStanding);

/** Rounds that still count for a player; `null` if their number is not limited [PX-65]. */
export const roundsLeft = (max: number | null, { rounds }: Pick<Standing, 'rounds'>): number | null =>
  max === null ? null : Math.max(0, max - rounds);
