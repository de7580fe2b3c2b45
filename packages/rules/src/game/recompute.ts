import type { Engine, Outcome } from '@liftoff/contract/game/game';
import { recomputeCrash } from './engines/crash/recompute.ts';
import { recomputeRoulette } from './engines/roulette/recompute.ts';
import { recomputeSlot } from './engines/slot/recompute.ts';
import type { Recompute } from './recomputed.ts';

type RecomputeOf = { readonly [E in Engine]: Recompute<Extract<Outcome, { engine: E }>> };

const byEngine: RecomputeOf = { slot: recomputeSlot, crash: recomputeCrash, roulette: recomputeRoulette };

/** Recomputes a settled round, whichever engine it belongs to. */
export const recomputeRound: Recompute<Outcome> = (model, draw, round) =>
  (byEngine[round.outcome.engine] as Recompute<Outcome>)(model, draw, round);
