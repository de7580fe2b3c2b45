import type { DocumentStep, ReviewReason } from '@liftoff/contract/account/verification';
import type { ReviewAnswer } from '@liftoff/rules/verification/status';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { PostWebhook } from '../../http/post-webhook.ts';
import type { Decision } from '../change-status.ts';
import type { Reviewer } from '../reviewer.ts';
import { decisionDelivery } from './deliver-decisions.ts';

export const sandboxReviewId = 'sandbox-review';

interface DecisionRow {
  readonly attempt: number;
  readonly status: ReviewAnswer;
  readonly reason: ReviewReason | null;
  readonly steps: DocumentStep[];
  readonly created_at: Date;
}

const minuteMs = 60_000;

/**
 * The sandbox reviewer. It stores submissions, decides when the console requests it, and reports the decision through
 * a signed webhook.
 */
export function sandboxReview(platform: Platform, postWebhook: PostWebhook): Reviewer {
  const { deps, config, jobs } = platform;
  const secret = config.secret(`webhook:${sandboxReviewId}`);
  const deliver = decisionDelivery(platform, { id: sandboxReviewId, secret }, postWebhook);
  jobs.every(`${sandboxReviewId}:deliver`, 1_000, deliver);
  return {
    id: sandboxReviewId,
    secret,
    askAfterMs: [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs],
    deliver,
    begin: async (tx, id, attempt) => {
      await tx.query(
        `INSERT INTO sandbox_reviews (verification_id, attempt) VALUES ($1, $2)
         ON CONFLICT (verification_id) DO UPDATE SET attempt = excluded.attempt`,
        [id, attempt],
      );
    },
    lastDecision: async (tx, id) => {
      const [row] = await tx.query<DecisionRow>(
        `SELECT attempt, status, reason, steps, created_at FROM sandbox_review_decisions WHERE verification_id = $1
         ORDER BY created_at DESC, id DESC LIMIT 1`,
        [id],
      );
      return row ? decisionOf(row) : null;
    },
    decide: async (tx, id, { answer, reason, steps }) => {
      const attempt = await attemptOf(tx, id);
      if (attempt === null) return false;
      // Dates a second decision later than the first, because of two decisions with the same time, the stricter one
      // would count.
      await tx.query(
        `INSERT INTO sandbox_review_decisions (event_id, verification_id, attempt, status, reason, steps, next_at, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7::timestamptz,
           greatest($7::timestamptz, (SELECT max(created_at) + interval '1 ms' FROM sandbox_review_decisions WHERE verification_id = $2))`,
        [deps.id(), id, attempt, answer, reason, steps, deps.now()],
      );
      return true;
    },
  };
}

const decisionOf = ({ attempt, status, reason, steps, created_at }: DecisionRow): Decision => ({
  attempt,
  at: created_at.getTime(),
  answer: status,
  reason,
  steps,
});

async function attemptOf(tx: Tx, id: string): Promise<number | null> {
  const [row] = await tx.query<{ attempt: number }>(
    'SELECT attempt FROM sandbox_reviews WHERE verification_id = $1 FOR UPDATE',
    [id],
  );
  return row?.attempt ?? null;
}
