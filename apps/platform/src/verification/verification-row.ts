import type { ReviewReason, VerificationKind, VerificationStatus } from '@liftoff/contract/account/verification';
import type { VerificationState } from '@liftoff/rules/verification/status';
import { validUntil } from '@liftoff/rules/verification/terms';
import { playerById } from '../account/player-row.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';

/** A row of `verifications`. */
export interface VerificationRow {
  readonly id: string;
  readonly player_id: bigint;
  readonly kind: VerificationKind;
  readonly status: VerificationStatus;
  readonly provider: string;
  readonly attempt: number;
  readonly reason: ReviewReason | null;
  readonly decision_at: Date | null;
  readonly decision: 'verified' | 'rejected_retry' | 'rejected_final' | null;
  readonly submitted_at: Date | null;
  readonly decided_at: Date | null;
  readonly expires_at: Date | null;
  readonly due_at: Date | null;
}

const columns = `id, player_id, kind, status, provider, attempt, reason, decision_at, decision, submitted_at, decided_at,
  expires_at, due_at`;

/** The status of a row in the form that the rules expect. */
export const stateOf = (row: VerificationRow): VerificationState => ({
  status: row.status,
  attempt: row.attempt,
  decision:
    row.decision === null || row.decision_at === null ? null : { answer: row.decision, at: row.decision_at.getTime() },
});

/** A player's verifications by kind. */
export async function verificationsOf(sql: Sql, playerId: number): Promise<Map<VerificationKind, VerificationRow>> {
  const rows = await sql.query<VerificationRow>(`SELECT ${columns} FROM verifications WHERE player_id = $1`, [
    playerId,
  ]);
  return new Map(rows.map(row => [row.kind, row]));
}

/**
 * A player's verification of a kind; `null` if there is none. A caller that changes the verification must hold the
 * lock on the player's row.
 */
export async function verificationOf(
  sql: Sql,
  playerId: number,
  kind: VerificationKind,
): Promise<VerificationRow | null> {
  return (await verificationsOf(sql, playerId)).get(kind) ?? null;
}

export async function verificationById(sql: Sql, id: string): Promise<VerificationRow | null> {
  const [row] = await sql.query<VerificationRow>(`SELECT ${columns} FROM verifications WHERE id::text = $1`, [id]);
  return row ?? null;
}

/**
 * Locks a verification's player, which also locks out every other decision about that player, and then reads the
 * verification. `null` if the verification is unknown.
 */
export async function holdVerification(tx: Tx, id: string): Promise<VerificationRow | null> {
  const found = await verificationById(tx, id);
  if (found === null) return null;
  await playerById(tx, Number(found.player_id), 'FOR UPDATE');
  return await verificationById(tx, id);
}

/**
 * Returns the player's verification of a kind, creating it if necessary. The caller must hold the lock on the
 * player's row.
 */
export async function openVerification(
  tx: Tx,
  deps: Deps,
  of: { playerId: number; kind: VerificationKind; provider: string },
): Promise<VerificationRow> {
  await tx.query(
    `INSERT INTO verifications (id, player_id, kind, status, provider, created_at) VALUES ($1, $2, $3, 'none', $4, $5)
     ON CONFLICT (player_id, kind) DO NOTHING`,
    [deps.id(), of.playerId, of.kind, of.provider, deps.now()],
  );
  const row = await verificationOf(tx, of.playerId, of.kind);
  if (row === null) throw new Error(`The ${of.kind} of player ${of.playerId} was not opened`);
  return row;
}

/**
 * Inserts a verification for a player who was verified before joining the platform: a row without documents, dated at
 * the given time.
 */
export async function insertVerified(tx: Tx, deps: Deps, playerId: number, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO verifications (id, player_id, kind, status, provider, attempt, decision_at, decision, created_at, decided_at, expires_at)
     VALUES ($1, $2, 'identity', 'verified', 'operator', 1, $3, 'verified', $3, $3, $4)`,
    [deps.id(), playerId, at, validUntil('identity', at)],
  );
  await tx.query(`UPDATE players SET identity_status = 'verified', verified = true WHERE id = $1`, [playerId]);
}
