import type { FrameStart, Round, SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { recomputeRound } from '@liftoff/rules/game/recompute';
import type { Recomputed } from '@liftoff/rules/game/recomputed';
import { minor } from '@liftoff/rules/money/money';

/**
 * What the revealed seed says of the hash: `shown`: it has the hash this browser was shown before; `stated`: this
 * browser was not shown the pair before, and the seed has the hash the platform now states; `other`: it has not the hash
 * that was shown (or, where none was, stated).
 */
export type Commitment = 'shown' | 'stated' | 'other';

/** What the check found. */
export interface CheckedRound extends Recomputed {
  commitment: Commitment;
  /** The amount on record is the computed one. */
  sameAmount: boolean;
}

/** Compares a revealed seed with the hash this browser was shown, `null` where it was shown none. */
function commitmentOf(pair: SeedPair, shown: string | null): Commitment {
  if (seedHash(pair.server_seed ?? '') !== (shown ?? pair.server_seed_hash)) return 'other';
  return shown === null ? 'stated' : 'shown';
}

/**
 * Computes a settled round of a revealed pair again, here in the browser: the hash of the seed, the draws, and what they
 * pay. Throws a RangeError where the seed is none.
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
