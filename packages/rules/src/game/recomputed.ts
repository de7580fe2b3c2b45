import type { Draw } from './fairness.ts';

/** One recomputed value of a round. `number` counts reels from 1. */
export interface RecomputedValue {
  readonly label: 'reel' | 'number' | 'crash';
  readonly number: number;
  readonly text: string;
}

/** A recomputed round. `amount` is what it should have returned, in minor units. */
export interface Recomputed {
  readonly values: readonly RecomputedValue[];
  /** Whether the recorded outcome equals the recomputed one. */
  readonly sameOutcome: boolean;
  readonly amount: bigint;
}

/** The record of a settled round; `stake` is in minor units. */
export interface RecordedRound<O> {
  readonly stake: bigint;
  readonly outcome: O;
}

/** Recomputes a settled round from the published model and its revealed numbers [C33]. */
export type Recompute<O> = (model: unknown, draw: Draw, round: RecordedRound<O>) => Recomputed;
