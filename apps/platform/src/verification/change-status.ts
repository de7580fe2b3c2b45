import { privateChannel } from '@liftoff/contract/core/realtime';
import type { DocumentStep, ReviewReason, VerificationStatus } from '@liftoff/contract/account/verification';
import {
  afterExpiry,
  afterSubmit,
  afterDecision,
  maySubmit,
  type ReviewDecision,
} from '@liftoff/rules/verification/status';
import { stepsOf } from '@liftoff/rules/verification/steps';
import { validUntil, wealthDue } from '@liftoff/rules/verification/terms';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { emit } from '../realtime/outbox.ts';
import { decideDocuments, expireDocuments } from './document-row.ts';
import { stateOf, type VerificationRow } from './verification-row.ts';
import { mailStatus } from './verification-mail.ts';

/** The person or system that changes a verification, for the audit trail. */
export interface Actor {
  readonly actor: string;
  readonly ip?: string;
}

/** A reviewer's decision with its reason and the documents it concerns. An empty `steps` list means all documents. */
export interface Decision extends ReviewDecision {
  readonly reason: ReviewReason | null;
  readonly steps: readonly DocumentStep[];
}

/**
 * Starts the review by `provider` after the last document was sent. The caller must hold the lock on the player's
 * row. Throws if the status does not allow a review.
 */
export async function beginReview(
  tx: Tx,
  platform: Platform,
  row: VerificationRow,
  provider: string,
  by: Actor,
): Promise<VerificationRow> {
  const next = afterSubmit(stateOf(row));
  if (next === null) throw new Error(`Verification ${row.id} is ${row.status}: nothing can be handed in`);
  const now = platform.deps.now();
  await tx.query(
    'UPDATE verifications SET attempt = $2, submitted_at = $3, provider = $4, reason = NULL WHERE id = $1',
    [row.id, next.attempt, now, provider],
  );
  await setStatus(tx, platform, row, 'pending', by);
  return { ...row, status: 'pending', attempt: next.attempt, submitted_at: now, reason: null };
}

/**
 * Applies a reviewer's decision. Returns whether it changed anything. The caller must hold the lock on the player's
 * row.
 */
export async function applyDecision(
  tx: Tx,
  platform: Platform,
  row: VerificationRow,
  decision: Decision,
  by: Actor,
): Promise<boolean> {
  const next = afterDecision(stateOf(row), decision);
  if (next === null || next.decision === null) return false;
  const now = platform.deps.now();
  const isYes = next.status === 'verified';
  // A repeated approval does not extend the validity.
  const expires = row.status === 'verified' ? row.expires_at : validUntil(row.kind, now);
  await tx.query(
    `UPDATE verifications SET decision = $2, decision_at = $3, reason = $4, decided_at = $5, expires_at = $6 WHERE id = $1`,
    [
      row.id,
      next.decision.answer,
      new Date(next.decision.at),
      isYes ? null : decision.reason,
      now,
      isYes ? expires : null,
    ],
  );
  const refused = decision.steps.length > 0 ? decision.steps : stepsOf[row.kind];
  await decideDocuments(tx, row, isYes ? [] : refused, decision.reason);
  if (next.status !== row.status) await setStatus(tx, platform, row, next.status, by);
  return true;
}

/** Marks a verification and its documents as expired. Returns `false` if it was not verified. */
export async function expire(tx: Tx, platform: Platform, row: VerificationRow): Promise<boolean> {
  if (afterExpiry(stateOf(row)) === null) return false;
  await expireDocuments(tx, row);
  // The source of wealth is requested again, with the same time limit as the first time.
  const due = row.kind === 'source_of_wealth' ? wealthDue(platform.deps.now()) : null;
  await tx.query('UPDATE verifications SET due_at = $2 WHERE id = $1', [row.id, due]);
  await setStatus(tx, platform, { ...row, due_at: due }, 'expired', { actor: 'platform' });
  return true;
}

/**
 * Writes a status in every place that stores it, audits it, updates the player's screens and emails the player. All
 * of this is part of the transaction that makes the change.
 */
async function setStatus(
  tx: Tx,
  platform: Platform,
  row: VerificationRow,
  status: VerificationStatus,
  by: Actor,
): Promise<void> {
  await tx.query('UPDATE verifications SET status = $2 WHERE id = $1', [row.id, status]);
  if (row.kind === 'identity') {
    await tx.query('UPDATE players SET identity_status = $2, verified = $3 WHERE id = $1', [
      row.player_id,
      status,
      status === 'verified',
    ]);
  } else {
    await tx.query('UPDATE players SET wealth_due_at = $2 WHERE id = $1', [
      row.player_id,
      maySubmit(status) ? row.due_at : null,
    ]);
  }
  const playerId = Number(row.player_id);
  await audit(tx, platform.deps, {
    ...by,
    action: 'verification.changed',
    subject: `player:${playerId}`,
    before: { kind: row.kind, status: row.status },
    after: { kind: row.kind, status },
  });
  await emit(tx, privateChannel('verification_changes', playerId), { kind: row.kind, status });
  await mailStatus(tx, platform, row, status);
}
