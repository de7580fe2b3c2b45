import type { Input } from '@liftoff/contract/core/endpoint';
import type { verification } from '@liftoff/contract/account/verification';
import type { ReviewAnswer } from '@liftoff/rules/verification/status';
import { refuse, type Call, type Refused } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { isSigned, signatureHeader, toleranceSec } from '../http/signature.ts';
import { applyDecision, type Decision } from './change-status.ts';
import type { Reviewer } from './reviewer.ts';
import { holdVerification } from './verification-row.ts';

type ReviewerDecision = Input<(typeof verification)['verificationWebhook']>['body'];

/**
 * Applies a reviewer's decision from a webhook [A28]. The webhook must be signed over its raw bytes, be at most five
 * minutes old, and concern one of this reviewer's verifications. Each event counts once. A late or out-of-order event
 * is acknowledged, so that it is not sent again, but changes nothing. A decision dated in the future is refused,
 * because it would outrank every later decision.
 */
export async function receiveReview(
  platform: Platform,
  reviewer: Reviewer | undefined,
  body: ReviewerDecision,
  call: Call,
): Promise<{ received: true } | Refused> {
  const { deps } = platform;
  if (reviewer === undefined) return refuse('not_found');
  if (!isSigned(reviewer.secret, call.header(signatureHeader), call.bodyText, deps.now())) {
    call.log.warn({ provider: reviewer.id }, 'a webhook was not signed as it should be');
    return refuse('bad_signature');
  }
  const decision = decisionOf(body);
  if (decision.at > deps.now().getTime() + toleranceSec * 1000) return refuse('invalid', { created_at: ['future'] });
  return platform.db.transaction(async tx => {
    const row = await holdVerification(tx, body.verification_id);
    if (row === null || row.provider !== reviewer.id) return refuse('not_found');
    if (decision.attempt > row.attempt) return refuse('invalid', { attempt: ['unknown'] });
    const fresh = await tx.query(
      `INSERT INTO verification_events (provider, event_id, verification_id, applied, received_at)
       VALUES ($1, $2, $3, false, $4) ON CONFLICT (provider, event_id) DO NOTHING RETURNING event_id`,
      [reviewer.id, body.event_id, row.id, deps.now()],
    );
    if (fresh.length > 0 && (await applyDecision(tx, platform, row, decision, { actor: reviewer.id }))) {
      await tx.query('UPDATE verification_events SET applied = true WHERE provider = $1 AND event_id = $2', [
        reviewer.id,
        body.event_id,
      ]);
    }
    return { received: true as const };
  });
}

/** A RED review is final unless it carries `RETRY`. */
function answerOf({ answer, reject_type: type }: ReviewerDecision): ReviewAnswer {
  if (answer === 'GREEN') return 'verified';
  return type === 'RETRY' ? 'rejected_retry' : 'rejected_final';
}

const decisionOf = (body: ReviewerDecision): Decision => ({
  attempt: body.attempt,
  at: Date.parse(body.created_at),
  answer: answerOf(body),
  reason: body.reason ?? null,
  steps: body.steps ?? [],
});
