import type { Platform } from '../../../core/platform-context.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PostWebhook } from '../../../http/post-webhook.ts';
import { qrRows } from '../../../core/qr-rows.ts';
import { reportedSource, reportedState, sandboxDelivery } from '../sandbox/sandbox-events.ts';
import {
  closeAddresses,
  confirmSeen,
  decideCrypto,
  openAddress,
  providerId,
  readCryptoPayment,
} from './crypto-book.ts';
import { sandboxPayouts } from '../sandbox/payouts.ts';
import { cryptoFields, cryptoMethods, cryptoTarget, networkOf } from './crypto-methods.ts';

const minuteMs = 60_000;
/** Time until the network has confirmed a payout. */
const payoutMs = 2 * minuteMs;

/**
 * The sandbox's crypto provider. Each payment has its own address, and staff enter in the console what has arrived
 * there.
 */
export function sandboxCrypto(platform: Platform, postWebhook: PostWebhook): PaymentProvider {
  const secret = platform.config.secret(`webhook:${providerId}`);
  const { job: deliver, tell } = sandboxDelivery(platform, { id: providerId, secret }, postWebhook);
  const payouts = sandboxPayouts(platform, providerId, () => payoutMs, tell);
  return {
    id: providerId,
    secret,
    // Coins can arrive at the very end of the hour in which an address is open, and are then confirmed only after the
    // 60-minute query. The 120-minute query covers them.
    askAfterMs: [5 * minuteMs, 60 * minuteMs, 120 * minuteMs, 24 * 60 * minuteMs],
    jobs: [
      deliver,
      payouts.job,
      { name: 'close-addresses', everyMs: minuteMs, run: () => closeAddresses(platform, tell) },
      { name: 'confirm', everyMs: 1_000, run: () => confirmSeen(platform, tell) },
    ],
    // The network would not forward less, or take all of it as its fee.
    paysAnyAmount: false,
    pages: () => {},
    methods: (action, currency) => cryptoMethods(providerId, action, currency),
    brands: method => [method],
    fields: cryptoFields,
    depositProfiles: () => Promise.resolve([]),
    payoutProfiles: () => Promise.resolve([]),
    payoutTarget: (_sql, asked) => Promise.resolve(cryptoTarget(asked)),
    payOut: payouts.payOut,
    begin: (tx, intent) => openAddress(tx, platform, intent),
    nextStep: async (sql, id) => {
      const payment = await readCryptoPayment(sql, id);
      if (payment === null) throw new Error(`Crypto payment ${id} has gone`);
      const { address, currency, expires_at } = payment;
      const { network } = networkOf(currency);
      return { kind: 'address', address, qr: qrRows(address), network, expires_at: expires_at.toISOString() };
    },
    stateOf: reportedState,
    sourceOf: reportedSource,
    // Coins that were seen cannot be recalled, so such a payment cannot be cancelled.
    cancel: async (tx, id) => {
      const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
      return payment?.step === 'waiting' && (await decideCrypto(tx, platform, payment, 'canceled', tell));
    },
    refund: async (tx, id, amount) => {
      if ((await reportedState(tx, id)) !== 'succeeded') return false;
      const refunded = await tx.query(
        `UPDATE sandbox_crypto_payments
         SET refunded_at = coalesce(refunded_at, $2), refunded_amount = coalesce(refunded_amount, $3)
         WHERE payment_id::text = $1 AND amount >= $3 RETURNING payment_id`,
        [id, platform.deps.now(), amount],
      );
      return refunded.length > 0;
    },
    // A transfer that the network has confirmed cannot be reversed.
    chargeBack: () => Promise.resolve(false),
    decide: async (tx, id, state) => {
      if (await payouts.decide(tx, id, state)) return true;
      const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
      return payment !== null && (await decideCrypto(tx, platform, payment, state, tell));
    },
  };
}
