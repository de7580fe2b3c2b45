import type { Platform } from '../core/platform-context.ts';
import type { PostWebhook } from '../http/post-webhook.ts';
import type { Reviewer } from './reviewer.ts';
import { sandboxReview } from './sandbox-review/sandbox-review.ts';

/**
 * All document reviewers. New documents go to the first reviewer. The sandbox reviewer calls the platform through
 * `postWebhook`.
 */
export const allReviewers = (
  platform: Platform,
  postWebhook: PostWebhook,
): readonly [first: Reviewer, ...others: Reviewer[]] => [sandboxReview(platform, postWebhook)];
