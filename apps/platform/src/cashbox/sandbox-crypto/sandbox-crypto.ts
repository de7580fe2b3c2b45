import type { Platform } from '../../platform-context.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PostWebhook } from '../../post-webhook.ts';
import { sandboxDelivery, reportedState } from '../sandbox/sandbox-events.ts';
import { closeAddresses, decideCrypto, openAddress, providerId, readCryptoPayment } from './crypto-book.ts';
import { cryptoFields, cryptoMethods, networkOf } from './crypto-methods.ts';

const minuteMs = 60_000;

/** Coins of the sandbox: each payment has an address of its own, and the console says what has come to it. */
export function sandboxCrypto(platform: Platform, postWebhook: PostWebhook): PaymentProvider {
  const secret = platform.config.secret(`webhook:${providerId}`);
  const { job: deliver, tell } = sandboxDelivery(platform, { id: providerId, secret }, postWebhook);
  return {
    id: providerId,
    secret,
    // Coins take longer than cards: an address is open for an hour, and a network may be slow for a day.
    askAfterMs: [15 * minuteMs, 2 * 60 * minuteMs, 24 * 60 * minuteMs],
    jobs: [deliver, { name: 'close-addresses', everyMs: minuteMs, run: () => closeAddresses(platform, tell) }],
    pages: () => {},
    methods: (action, currency) => cryptoMethods(providerId, action, currency),
    fields: cryptoFields,
    begin: (tx, intent) => openAddress(tx, platform, intent),
    nextStep: async (tx, id) => {
      const payment = await readCryptoPayment(tx, id);
      if (payment === null) throw new Error(`Crypto payment ${id} has gone`);
      const { address, currency, expires_at } = payment;
      return { kind: 'address', address, network: networkOf(currency), expires_at: expires_at.toISOString() };
    },
    stateOf: reportedState,
    // Coins that were seen cannot be called back: such a payment goes on to its end.
    cancel: async (tx, id) => {
      const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
      return payment?.step === 'waiting' && (await decideCrypto(tx, platform, payment, 'canceled', tell));
    },
    refund: async (tx, id) => {
      if ((await reportedState(tx, id)) !== 'succeeded') return false;
      const refunded = await tx.query(
        `UPDATE sandbox_crypto_payments SET refunded_at = coalesce(refunded_at, $2) WHERE payment_id::text = $1
         RETURNING payment_id`,
        [id, platform.deps.now()],
      );
      return refunded.length > 0;
    },
    decide: async (tx, id, state) => {
      const payment = await readCryptoPayment(tx, id, 'FOR UPDATE');
      return payment !== null && (await decideCrypto(tx, platform, payment, state, tell));
    },
  };
}
