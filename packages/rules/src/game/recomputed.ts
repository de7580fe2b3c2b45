import type { Draw } from './fairness.ts';

/** One value of a round that was computed again; `number` counts reels from 1. */
export interface RecomputedValue {
  readonly label: 'reel' | 'number' | 'crash';
  readonly number: number;
  readonly text: string;
}

/** A round computed again. `amount` is what it should have returned, in minor units. */
export interface Recomputed {
  readonly values: readonly RecomputedValue[];
  /** The outcome on record is the computed one. */
  readonly sameOutcome: boolean;
  readonly amount: bigint;
}

/** A settled round on record; `stake` in minor units. */
export interface RecordedRound<O> {
  readonly stake: bigint;
  readonly outcome: O;
}

/** Computes a settled round again from the published model and its revealed numbers (C33). */
export type Recompute<O> = (model: unknown, draw: Draw, round: RecordedRound<O>) => Recomputed;
