import type { Platform } from '../../../core/platform-context.ts';
import type { PostWebhook } from '../../../http/post-webhook.ts';
import type { PaymentProvider } from '../provider.ts';
import { reportedSource, reportedState, sandboxDelivery, takeBack } from '../sandbox/sandbox-events.ts';
import { decideCard, frameToken, holdCardPayment, openCardPayment, providerId, readCardPayment } from './card-book.ts';
import { cardFramePages } from './card-frame.ts';
import { sandboxPayouts } from '../sandbox/payouts.ts';
import { cardBrands, cardFields, cardMethods, cardsOf, cardTarget } from './card-method.ts';
import { giveUpOld } from './pay.ts';

const minuteMs = 60_000;
/** Time until a payout reaches the card, because banks take several hours to credit it. */
const payoutMs = 12 * 60 * minuteMs;

/** The sandbox's card provider. The card details are entered in the provider's own frame. */
export function sandboxCard(platform: Platform, postWebhook: PostWebhook): PaymentProvider {
  const { config, deps } = platform;
  const secret = config.secret(`webhook:${providerId}`);
  const { job: deliver, tell } = sandboxDelivery(platform, { id: providerId, secret }, postWebhook);
  const payouts = sandboxPayouts(platform, providerId, () => payoutMs, tell);
  return {
    id: providerId,
    secret,
    askAfterMs: [5 * minuteMs, 60 * minuteMs, 24 * 60 * minuteMs],
    jobs: [deliver, payouts.job, { name: 'give-up', everyMs: minuteMs, run: () => giveUpOld(platform, tell) }],
    paysAnyAmount: true,
    pages: app => cardFramePages(app, platform, tell),
    methods: (action, currency) => cardMethods(providerId, action, currency),
    brands: () => cardBrands,
    fields: cardFields,
    depositProfiles: cardsOf,
    payoutProfiles: cardsOf,
    payoutTarget: cardTarget,
    payOut: payouts.payOut,
    begin: async (tx, intent) => {
      await openCardPayment(tx, intent, deps.now());
      if (intent.profileId === undefined) return;
      const locked = await holdCardPayment(tx, intent.paymentId);
      if (locked) await decideCard(tx, platform, locked, 'succeeded', null, tell);
    },
    nextStep: async (sql, id) =>
      (await readCardPayment(sql, id))?.repeated
        ? { kind: 'wait' }
        : { kind: 'frame', url: `${config.publicUrl}/hosted/card/${frameToken(platform, id)}` },
    stateOf: reportedState,
    sourceOf: reportedSource,
    refund: async (tx, id, amount) => {
      const locked = await holdCardPayment(tx, id);
      if (locked === null || amount > locked.amount || (await reportedState(tx, id)) !== 'succeeded') return false;
      await tx.query(
        `INSERT INTO sandbox_card_refunds (payment_id, amount, refunded_at) VALUES ($1, $2, $3)
         ON CONFLICT (payment_id) DO NOTHING`,
        [id, amount, deps.now()],
      );
      return true;
    },
    cancel: async (tx, id) => {
      const locked = await holdCardPayment(tx, id);
      if (locked === null || locked.step === 'decided') return false;
      await decideCard(tx, platform, locked, 'canceled', null, tell);
      return true;
    },
    chargeBack: async (tx, id) => {
      const payment = await holdCardPayment(tx, id);
      return payment !== null && (await takeBack(tx, platform, providerId, payment, tell));
    },
    decide: async (tx, id, state) => {
      if (await payouts.decide(tx, id, state)) return true;
      const locked = await holdCardPayment(tx, id);
      if (locked === null || locked.step === 'decided') return false;
      await decideCard(tx, platform, locked, state, null, tell);
      return true;
    },
  };
}
