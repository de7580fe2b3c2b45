import type { DocumentStep, ReviewReason, SentDocument } from '@liftoff/contract/account/verification';
import { stepsOf, type DocumentState } from '@liftoff/rules/verification/steps';
import type { Sql, Tx } from '../database/database.ts';
import type { VerificationRow } from './verification-row.ts';

/** A row of `verification_documents`. The file itself is in `verification_files`. */
export interface DocumentRow {
  readonly id: string;
  readonly verification_id: string;
  readonly step: DocumentStep;
  readonly state: DocumentState;
  readonly reason: ReviewReason | null;
  readonly name: string;
  readonly type: SentDocument['type'];
  readonly size_bytes: number;
  readonly sent_at: Date;
}

const columns = 'd.id, d.verification_id, d.step, d.state, d.reason, d.name, d.type, d.size_bytes, d.sent_at';

/** The latest document for each step. */
export async function lastDocuments(sql: Sql, verificationIds: readonly string[]): Promise<DocumentRow[]> {
  return await sql.query<DocumentRow>(
    `SELECT ${columns} FROM verification_documents d WHERE d.verification_id = ANY($1::uuid[]) AND d.is_last ORDER BY d.sent_at, d.id`,
    [verificationIds],
  );
}

/** A document with its player's id; `null` if there is none. */
export async function documentById(sql: Sql, id: string): Promise<(DocumentRow & { player_id: bigint }) | null> {
  const [row] = await sql.query<DocumentRow & { player_id: bigint }>(
    `SELECT ${columns}, v.player_id FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
     WHERE d.id::text = $1`,
    [id],
  );
  return row ?? null;
}

export const documentView = (row: DocumentRow): SentDocument => ({
  id: row.id,
  name: row.name,
  type: row.type,
  size_bytes: row.size_bytes,
  sent_at: row.sent_at.toISOString(),
});

/**
 * Makes a document the latest one for its step. If nobody has reviewed the previous document, it is deleted with its
 * file.
 */
export async function putDocument(tx: Tx, row: Omit<DocumentRow, 'state' | 'reason'>, sealed: Buffer): Promise<void> {
  const unseen = await tx.query<{ id: string }>(
    `SELECT id FROM verification_documents WHERE verification_id = $1 AND step = $2 AND is_last AND state = 'sent'`,
    [row.verification_id, row.step],
  );
  const ids = unseen.map(({ id }) => id);
  await tx.query('DELETE FROM verification_files WHERE document_id = ANY($1::uuid[])', [ids]);
  await tx.query('DELETE FROM verification_documents WHERE id = ANY($1::uuid[])', [ids]);
  await tx.query(
    'UPDATE verification_documents SET is_last = false WHERE verification_id = $1 AND step = $2 AND is_last',
    [row.verification_id, row.step],
  );
  await tx.query(
    `INSERT INTO verification_documents (id, verification_id, step, state, name, type, size_bytes, sent_at)
     VALUES ($1, $2, $3, 'sent', $4, $5, $6, $7)`,
    [row.id, row.verification_id, row.step, row.name, row.type, row.size_bytes, row.sent_at],
  );
  await tx.query('INSERT INTO verification_files (document_id, sealed) VALUES ($1, $2)', [row.id, sealed]);
}

export async function sealedBytes(sql: Sql, id: string): Promise<Buffer | null> {
  const [row] = await sql.query<{ sealed: Buffer }>('SELECT sealed FROM verification_files WHERE document_id = $1', [
    id,
  ]);
  return row?.sealed ?? null;
}

/**
 * Applies a decision to the latest documents. Those in the `refused` steps are rejected with the reason, and all
 * others are accepted.
 */
export async function decideDocuments(
  tx: Tx,
  { id, kind }: VerificationRow,
  refused: readonly DocumentStep[],
  reason: ReviewReason | null,
): Promise<void> {
  await tx.query(
    `UPDATE verification_documents SET state = CASE WHEN step = ANY($2) THEN 'rejected' ELSE 'accepted' END,
       reason = CASE WHEN step = ANY($2) THEN $3 END
     WHERE verification_id = $1 AND is_last`,
    [id, refused.filter(step => stepsOf[kind].includes(step)), reason],
  );
}

/** Marks the latest documents as expired. */
export async function expireDocuments(tx: Tx, { id }: VerificationRow): Promise<void> {
  await tx.query(`UPDATE verification_documents SET state = 'expired' WHERE verification_id = $1 AND is_last`, [id]);
}
