import type { Platform } from '../../../core/platform-context.ts';
import type { PostWebhook } from '../../../http/post-webhook.ts';
import type { PaymentProvider } from '../provider.ts';
import { sandboxPayouts } from '../sandbox/payouts.ts';
import { reportedSource, reportedState, sandboxDelivery, takeBack } from '../sandbox/sandbox-events.ts';
import {
  decideRedirect,
  openRedirect,
  pageUrl,
  paidFrom,
  readRedirect,
  redirectTarget,
  tendRedirects,
} from './redirect-book.ts';
import { redirectFields, redirectMethods, sources, type RedirectKind } from './redirect-kinds.ts';
import { redirectPages } from './redirect-page.ts';

const minuteMs = 60_000;

/** A bank or wallet in the sandbox. Players are redirected to its page and return to the site afterwards. */
export function sandboxRedirect(platform: Platform, postWebhook: PostWebhook, kind: RedirectKind): PaymentProvider {
  const { id: providerId } = kind;
  const secret = platform.config.secret(`webhook:${providerId}`);
  const { job: deliver, tell } = sandboxDelivery(platform, { id: providerId, secret }, postWebhook);
  const payouts = sandboxPayouts(platform, providerId, () => kind.payout.ms, tell);
  return {
    id: providerId,
    secret,
    askAfterMs: [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs],
    jobs: [deliver, payouts.job, { name: 'tend', everyMs: 1_000, run: () => tendRedirects(platform, kind, tell) }],
    paysAnyAmount: true,
    pages: app => redirectPages(app, platform, kind, tell),
    methods: (action, currency) => redirectMethods(kind, action, currency),
    brands: () => [kind.known],
    fields: (method, action) => redirectFields(kind, method, action),
    depositProfiles: async (sql, method, account) => (kind.repeats ? await paidFrom(sql, kind, method, account) : []),
    payoutProfiles: (sql, method, account) => paidFrom(sql, kind, method, account),
    payoutTarget: (sql, asked) => redirectTarget(sql, kind, asked),
    payOut: payouts.payOut,
    begin: async (tx, intent) => {
      await openRedirect(tx, platform, kind, intent);
      if (intent.profileId === undefined) return;
      const payment = await readRedirect(tx, kind, intent.paymentId, 'FOR UPDATE');
      const state = sources.find(({ id }) => id === intent.profileId)?.state ?? 'rejected';
      if (payment) await decideRedirect(tx, platform, payment, state, intent.profileId, tell);
    },
    nextStep: async (sql, id) =>
      (await readRedirect(sql, kind, id))?.repeated
        ? { kind: 'wait' }
        : { kind: 'redirect', url: pageUrl(platform, kind, id) },
    stateOf: reportedState,
    sourceOf: reportedSource,
    // A payment that the bank has begun to process cannot be cancelled.
    cancel: async (tx, id) => {
      const payment = await readRedirect(tx, kind, id, 'FOR UPDATE');
      if (payment?.step !== 'open') return false;
      await decideRedirect(tx, platform, payment, 'canceled', null, tell);
      return true;
    },
    refund: async (tx, id, amount) => {
      if ((await reportedState(tx, id)) !== 'succeeded') return false;
      const refunded = await tx.query(
        `UPDATE sandbox_redirect_payments
         SET refunded_at = coalesce(refunded_at, $3), refunded_amount = coalesce(refunded_amount, $4)
         WHERE payment_id::text = $1 AND provider = $2 AND amount >= $4 RETURNING payment_id`,
        [id, providerId, platform.deps.now(), amount],
      );
      return refunded.length > 0;
    },
    chargeBack: async (tx, id) => {
      const payment = await readRedirect(tx, kind, id, 'FOR UPDATE');
      return payment !== null && (await takeBack(tx, platform, providerId, payment, tell));
    },
    decide: async (tx, id, state) => {
      if (await payouts.decide(tx, id, state)) return true;
      const payment = await readRedirect(tx, kind, id, 'FOR UPDATE');
      if (payment === null || payment.step === 'decided') return false;
      await decideRedirect(tx, platform, payment, state, null, tell);
      return true;
    },
  };
}
