import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { recomputeRound } from '@liftoff/rules/game/recompute';
import type { Recomputed } from '@liftoff/rules/game/recomputed';
import { minor } from '@liftoff/rules/money/money';

/**
 * The result of checking a revealed seed. `shown`: it matches the hash that this browser was shown earlier. `stated`:
 * this browser was not shown the pair earlier, but the seed matches the hash that the platform now states. `other`:
 * it does not match.
 */
export type Commitment = 'shown' | 'stated' | 'other';

/** The result of verifying a round. */
export interface CheckedRound extends Recomputed {
  commitment: Commitment;
  /** Whether the recorded amount equals the calculated one. */
  sameAmount: boolean;
}

/** Compares a revealed seed with the hash that this browser was shown (`null` if it was shown none). */
function commitmentOf(pair: SeedPair, shown: string | null): Commitment {
  if (seedHash(pair.server_seed ?? '') !== (shown ?? pair.server_seed_hash)) return 'other';
  return shown === null ? 'stated' : 'shown';
}

/**
 * Recalculates a settled round of a revealed pair in the browser: the seed's hash, the draws, and the amount they
 * pay. Throws a RangeError if the seed is malformed.
 */
export function checkRound(start: FrameStart, pair: SeedPair, round: Round, shown: string | null): CheckedRound {
  const source = { serverSeed: pair.server_seed ?? '', clientSeed: pair.client_seed, nonce: round.seed.nonce };
  const recorded = { stake: minor(round.stake_cents), outcome: round.outcome };
  const computed = recomputeRound(start.model, outcomeDraw(source), recorded);
  return {
    ...computed,
    commitment: commitmentOf(pair, shown),
    sameAmount: minor(round.win_cents) === computed.amount,
  };
}
