import type { verification } from '@liftoff/contract/account/verification';
import type { Hono } from 'hono';
import { playerById } from '../account/player-row.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import type { PostWebhook } from '../http/post-webhook.ts';
import { allReviewers } from './all-reviewers.ts';
import { askWealthAfterDeposit } from './ask-wealth.ts';
import { consoleReviews, type ConsoleReviews } from './console-reviews.ts';
import { documentLink } from './document-link.ts';
import { documentPage } from './document-page.ts';
import { documentById } from './document-row.ts';
import { receiveReview } from './receive-review.ts';
import { registerReviewJobs } from './review-jobs.ts';
import { sendDocument } from './send-document.ts';
import { verificationStateOf } from './verification-view.ts';

export interface OpenVerification {
  readonly handlers: Handlers<typeof verification>;
  readonly pages: (app: Hono) => void;
  readonly console: ConsoleReviews;
  /** Called in each payment's transaction. Requests the source of wealth after large deposits. */
  readonly paymentMoved: (tx: Tx, moved: { player: number; action: string; state: string }) => Promise<void>;
}

/**
 * Creates the verification module with its reviewers. New documents go to the first reviewer; the sandbox reviewer
 * calls the platform through `postWebhook`.
 */
export function openVerification(platform: Platform, postWebhook: PostWebhook): OpenVerification {
  const { db, deps, config } = platform;
  const reviewers = allReviewers(platform, postWebhook);
  const [first] = reviewers;
  registerReviewJobs(platform, reviewers);
  return {
    handlers: {
      verificationState: async (_input, call) => {
        const player = await playerById(db, call.player.id);
        return player === null ? refuse('unauthenticated') : await verificationStateOf(db, player, deps.now());
      },
      sendDocument: ({ query, file }, call) => sendDocument(platform, first, { ...query, bytes: file }, call),
      documentLink: async ({ params }, call) => {
        const document = await documentById(db, params.id);
        if (document === null || Number(document.player_id) !== call.player.id) return refuse('not_found');
        const { path, expires } = documentLink(config, document.id, `player:${call.player.id}`, deps.now());
        return { url: path, expires_at: expires.toISOString() };
      },
      verificationWebhook: ({ params, body }, call) =>
        receiveReview(
          platform,
          reviewers.find(({ id }) => id === params.provider),
          body,
          call,
        ),
    },
    pages: app => documentPage(app, platform),
    console: consoleReviews(platform, reviewers),
    paymentMoved: async (tx, { player, action, state }) => {
      if (action !== 'deposit' || state !== 'succeeded') return;
      await askWealthAfterDeposit(tx, platform, { playerId: player, provider: first.id });
    },
  };
}
