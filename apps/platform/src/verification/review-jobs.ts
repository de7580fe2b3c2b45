import * as z from 'zod';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { applyDecision, expire } from './change-status.ts';
import type { Reviewer } from './reviewer.ts';
import { holdVerification } from './verification-row.ts';

const questionOf = (reviewer: Reviewer): string => `verification:ask-reviewer:${reviewer.id}`;

const Payload = z.object({ verification_id: z.string() });

/**
 * Schedules the queries to a reviewer in the submission's transaction, so that they are not lost if the process ends.
 */
export async function planQuestions(
  tx: Tx,
  { jobs, deps }: Platform,
  reviewer: Reviewer,
  verificationId: string,
): Promise<void> {
  const begun = deps.now().getTime();
  for (const afterMs of reviewer.askAfterMs) {
    const payload = { verification_id: verificationId };
    await jobs.schedule(tx, questionOf(reviewer), new Date(begun + afterMs), payload);
  }
}

/** Maximum number of verifications that expire in one run. */
const expiredARun = 100;

/**
 * Registers the jobs that expire verifications and that query a reviewer again in case a webhook was lost. A late
 * query applies to the attempt that is current at that time; `afterDecision` determines which decision counts.
 */
export function registerReviewJobs(platform: Platform, reviewers: readonly Reviewer[]): void {
  const { db, deps, jobs } = platform;
  for (const reviewer of reviewers) {
    jobs.on(
      questionOf(reviewer),
      async (tx, payload) => {
        const { verification_id: id } = Payload.parse(payload);
        const row = await holdVerification(tx, id);
        if (row === null || row.provider !== reviewer.id) return;
        const decision = await reviewer.lastDecision(tx, id);
        if (decision === null || !(await applyDecision(tx, platform, row, decision, { actor: reviewer.id }))) return;
        deps.log.warn(
          { verification: id, answer: decision.answer },
          'a reviewer was asked for what its webhook had not told',
        );
      },
      'protection',
    );
  }
  jobs.every(
    'verification:expire',
    60_000,
    async () => {
      const over = await db.query<{ id: string }>(
        `SELECT id FROM verifications WHERE status = 'verified' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
        [deps.now(), expiredARun],
      );
      for (const { id } of over) {
        await db.transaction(async tx => {
          const row = await holdVerification(tx, id);
          if (row?.expires_at && row.expires_at <= deps.now()) await expire(tx, platform, row);
        });
      }
    },
    'protection',
  );
}
