import { createHash } from 'node:crypto';
import type { DocumentStep, VerificationState } from '@liftoff/contract/account/verification';
import { isComplete, kindOf, maySend, stepsOf } from '@liftoff/rules/verification/steps';
import { playerById } from '../account/player-row.ts';
import { isRefused, refuse, Undone, type CallOf, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Tx } from '../database/database.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import type { Platform } from '../core/platform-context.ts';
import { beginReview } from './change-status.ts';
import { cleanDocument } from './clean-document.ts';
import { lastDocuments, putDocument } from './document-row.ts';
import { planQuestions } from './review-jobs.ts';
import type { Reviewer } from './reviewer.ts';
import { seal } from './sealed-file.ts';
import { openVerification, type VerificationRow } from './verification-row.ts';
import { verificationStateOf } from './verification-view.ts';

interface SentFile {
  readonly step: DocumentStep;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Accepts a document for a step [A47], once per idempotency key [A24]. The document is cleaned outside any
 * transaction and stored encrypted under a random id. The last missing document starts the review.
 */
export async function sendDocument(
  platform: Platform,
  reviewer: Reviewer,
  file: SentFile,
  call: CallOf<'player'>,
): Promise<VerificationState | Refused> {
  const { db, deps } = platform;
  const clean = await cleanDocument(file.bytes);
  if (typeof clean === 'string') return refuse('invalid', { file: [clean] });
  const playerId = call.player.id;
  const { step, name, bytes } = file;
  const input = { step, name, sha256: createHash('sha256').update(bytes).digest('hex') };
  const write = { owner: `player:${playerId}`, call: 'sendDocument', key: call.idempotencyKey, input };
  const kept = await withIdempotency(db, deps, write, async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (player === null) return refuse('unauthenticated');
    await keep(tx, platform, reviewer, { playerId, step, name, clean }, call.ip);
    return true;
  });
  if (isRefused(kept)) return kept;
  const fresh = await playerById(db, playerId);
  return fresh === null ? refuse('unauthenticated') : await verificationStateOf(db, fresh, deps.now());
}

async function keep(
  tx: Tx,
  platform: Platform,
  reviewer: Reviewer,
  sent: { playerId: number; step: DocumentStep; name: string; clean: Buffer },
  ip: string,
): Promise<void> {
  const { deps, config } = platform;
  const { playerId, step, name, clean } = sent;
  const row = await openFor(tx, platform, reviewer, playerId, step);
  const documents = await lastDocuments(tx, [row.id]);
  const stateOf = (of: DocumentStep) => documents.find(document => document.step === of)?.state ?? null;
  if (!maySend(row.status, stateOf(step))) throw new Undone(refuse('forbidden', { step: ['locked'] }));
  const id = deps.id();
  const document = { id, verification_id: row.id, step, name, type: 'image/jpeg', size_bytes: clean.length } as const;
  await putDocument(tx, { ...document, sent_at: deps.now() }, seal(config, id, clean));
  const actor = `player:${playerId}`;
  await audit(tx, deps, { actor, action: 'document.sent', subject: actor, after: { step, document: id }, ip });
  const all = stepsOf[row.kind].map(of => (of === step ? 'sent' : stateOf(of)));
  if (!isComplete(all)) return;
  const { attempt } = await beginReview(tx, platform, row, reviewer.id, { actor, ip });
  await reviewer.begin(tx, row.id, attempt);
  await planQuestions(tx, platform, reviewer, row.id);
}

/** Opens the verification that a step belongs to. Rejects source-of-wealth documents that were not requested. */
async function openFor(
  tx: Tx,
  { deps }: Platform,
  { id: provider }: Reviewer,
  playerId: number,
  step: DocumentStep,
): Promise<VerificationRow> {
  const kind = kindOf(step);
  if (kind === 'identity') return await openVerification(tx, deps, { playerId, kind, provider });
  const asked = await tx.query(`SELECT FROM verifications WHERE player_id = $1 AND kind = $2`, [playerId, kind]);
  if (asked.length === 0) throw new Undone(refuse('forbidden', { step: ['not_asked'] }));
  return await openVerification(tx, deps, { playerId, kind, provider });
}
