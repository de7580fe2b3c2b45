import type { ReviewedVerification } from '@liftoff/contract/console/entities';
import type { VerificationStatus } from '@liftoff/contract/account/verification';
import { normalEmail } from '@liftoff/rules/account/email';
import { playerByEmail } from '../account/player-row.ts';
import { refuse, type ByOperator, type Refused } from '../core/call.ts';
import { audit } from '../database/audit.ts';
import type { Platform } from '../core/platform-context.ts';
import { askWealth } from './ask-wealth.ts';
import { documentLink } from './document-link.ts';
import { documentView, lastDocuments } from './document-row.ts';
import type { Reviewer, Wanted } from './reviewer.ts';
import { holdVerification, verificationById, type VerificationRow } from './verification-row.ts';

/** The console's operations on verifications. */
export interface ConsoleReviews {
  list(): Promise<ReviewedVerification[]>;
  decide(id: string, wanted: Wanted, by: ByOperator): Promise<{ id: string; status: VerificationStatus } | Refused>;
  askWealth(email: string, by: ByOperator): Promise<{ id: string; status: VerificationStatus } | Refused>;
}

const shown = 100;

export function consoleReviews(platform: Platform, reviewers: readonly Reviewer[]): ConsoleReviews {
  const { db, deps, config } = platform;
  return {
    list: async () => {
      const rows = await db.query<VerificationRow & { email: string }>(
        `SELECT v.*, p.email FROM verifications v JOIN players p ON p.id = v.player_id
         ORDER BY (v.status = 'pending') DESC, v.submitted_at DESC NULLS LAST, v.id LIMIT $1`,
        [shown],
      );
      const documents = await lastDocuments(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(row => ({
        id: row.id,
        player: { id: Number(row.player_id), email: row.email },
        kind: row.kind,
        status: row.status,
        attempt: row.attempt,
        reason: row.reason,
        submitted_at: row.submitted_at?.toISOString() ?? null,
        documents: documents
          .filter(document => document.verification_id === row.id)
          .map(document => {
            const { path } = documentLink(config, document.id, 'operator', deps.now());
            return { ...documentView(document), step: document.step, url: config.publicUrl + path };
          }),
      }));
    },
    decide: async (id, wanted, by) => {
      const decided = await db.transaction(async tx => {
        const row = await holdVerification(tx, id);
        if (row === null) return refuse('not_found');
        const reviewer = reviewers.find(one => one.id === row.provider);
        if (reviewer === undefined || !(await reviewer.decide(tx, row.id, wanted)))
          return refuse('invalid', { status: ['VALIDATION.COMMON.NOT_ALLOWED'] });
        const subject = `player:${row.player_id}`;
        await audit(tx, deps, {
          actor: by.operator,
          action: 'verification.decided',
          subject,
          after: wanted,
          ip: by.ip,
        });
        return reviewer;
      });
      if ('refused' in decided) return decided;
      // The decision arrives through the signed webhook, like any other decision.
      await decided.deliver();
      const row = await verificationById(db, id);
      return row === null ? refuse('not_found') : { id: row.id, status: row.status };
    },
    askWealth: async (email, { operator, ip }) =>
      await db.transaction(async tx => {
        const player = await playerByEmail(tx, normalEmail(email), 'FOR UPDATE');
        const [reviewer] = reviewers;
        if (player === null || reviewer === undefined) return refuse('not_found');
        const of = { playerId: Number(player.id), provider: reviewer.id };
        const { id, status } = await askWealth(tx, platform, of, { actor: operator, ip });
        return { id, status };
      }),
  };
}
