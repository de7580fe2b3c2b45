import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { applyDecision, type Actor } from './change-status.ts';
import { openVerification, verificationOf } from './verification-row.ts';

/** Provider name of a verification that no reviewer has decided. */
const provider = 'operator';

/**
 * Applies the operator's own decision on an identity, dated now. An approval counts as a separate attempt. A
 * rejection lets the player try again. The caller must hold the lock on the player's row.
 */
export async function setVerified(
  tx: Tx,
  platform: Platform,
  playerId: number,
  verified: boolean,
  by: Actor,
): Promise<void> {
  const kind = 'identity';
  const known = await verificationOf(tx, playerId, kind);
  if (!verified && known?.status !== 'verified') return;
  if (verified && known?.status === 'verified') return;
  const row = known ?? (await openVerification(tx, platform.deps, { playerId, kind, provider }));
  const attempt = verified ? row.attempt + 1 : row.attempt;
  await tx.query('UPDATE verifications SET attempt = $2 WHERE id = $1', [row.id, attempt]);
  // Dated after any earlier decision, because of two decisions with the same time, the stricter one would count.
  const at = Math.max(platform.deps.now().getTime(), (row.decision_at?.getTime() ?? 0) + 1);
  const answer = verified ? 'verified' : 'rejected_retry';
  const state =
    verified && row.status !== 'pending' ? ({ ...row, attempt, status: 'pending' } as const) : { ...row, attempt };
  await applyDecision(tx, platform, state, { attempt, at, answer, reason: null, steps: [] }, by);
}
