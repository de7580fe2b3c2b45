import type { Engine, Outcome } from '@liftoff/contract/game/game';
import type { Draw } from './fairness.ts';
import { recomputeCrash } from './engines/crash/recompute.ts';
import { recomputeRoulette } from './engines/roulette/recompute.ts';
import { recomputeSlot } from './engines/slot/recompute.ts';

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

type RecomputeOf = { readonly [E in Engine]: Recompute<Extract<Outcome, { engine: E }>> };

const byEngine: RecomputeOf = { slot: recomputeSlot, crash: recomputeCrash, roulette: recomputeRoulette };

/** Computes a settled round of any engine again. */
export const recomputeRound: Recompute<Outcome> = (model, draw, round) =>
  (byEngine[round.outcome.engine] as Recompute<Outcome>)(model, draw, round);
