import type { DocumentStep, ReviewReason } from '@liftoff/contract/account/verification';
import type { ReviewAnswer } from '@liftoff/rules/verification/status';
import type { Platform } from '../../core/platform-context.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import { sign, signatureHeader } from '../../http/signature.ts';

interface WaitingDecision {
  readonly id: bigint;
  readonly event_id: string;
  readonly verification_id: string;
  readonly attempt: number;
  readonly status: ReviewAnswer;
  readonly reason: ReviewReason | null;
  readonly steps: DocumentStep[];
  readonly created_at: Date;
  readonly tries: number;
}

const retryAfterMs = (tries: number): number => Math.min(3_600_000, 1_000 * 2 ** tries);

const bodyOf = (decision: WaitingDecision): string =>
  JSON.stringify({
    event_id: decision.event_id,
    verification_id: decision.verification_id,
    attempt: decision.attempt,
    created_at: decision.created_at.toISOString(),
    answer: decision.status === 'verified' ? 'GREEN' : 'RED',
    ...(decision.status === 'verified'
      ? {}
      : { reject_type: decision.status === 'rejected_final' ? 'FINAL' : 'RETRY' }),
    ...(decision.reason === null ? {} : { reason: decision.reason }),
    ...(decision.steps.length > 0 ? { steps: decision.steps } : {}),
  });

/**
 * Returns a function that sends the undelivered decisions, oldest first, and retries each of them until the response
 * is 2xx. Sending a decision twice is harmless.
 */
export function decisionDelivery(
  { db, deps }: Platform,
  reviewer: { readonly id: string; readonly secret: Buffer },
  postWebhook: PostWebhook,
): () => Promise<void> {
  const sendOne = async (decision: WaitingDecision): Promise<void> => {
    const body = bodyOf(decision);
    const signature = sign(reviewer.secret, deps.now(), body);
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const status = await postWebhook(`/webhooks/verification/${reviewer.id}`, body, headers).catch((error: unknown) => {
      deps.log.warn({ err: error, event: decision.event_id }, 'a webhook found nobody');
      return 0;
    });
    if (status >= 200 && status < 300) {
      await db.query('UPDATE sandbox_review_decisions SET delivered_at = $2 WHERE id = $1', [decision.id, deps.now()]);
      return;
    }
    const nextAt = new Date(deps.now().getTime() + retryAfterMs(decision.tries));
    await db.query('UPDATE sandbox_review_decisions SET tries = tries + 1, next_at = $2 WHERE id = $1', [
      decision.id,
      nextAt,
    ]);
  };
  return async () => {
    const waiting = await db.query<WaitingDecision>(
      `SELECT id, event_id, verification_id, attempt, status, reason, steps, created_at, tries
       FROM sandbox_review_decisions WHERE delivered_at IS NULL AND next_at <= $1 ORDER BY id LIMIT 50`,
      [deps.now()],
    );
    for (const decision of waiting) await sendOne(decision);
  };
}
