import type { cashbox, Payment, PaymentState } from '@liftoff/contract/cashbox';
import type { HeldPayment } from '@liftoff/contract/console';
import type { CurrencyCode } from '@liftoff/contract/money';
import type { Hono } from 'hono';
import type { Handlers, Refused } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { cashboxHandlers, decidePayment } from './cashbox-handlers.ts';
import { heldPayments } from './payment-row.ts';
import { movePayments, type PaymentListener } from './payment-state.ts';
import type { PostWebhook } from '../post-webhook.ts';
import { registerProviderJobs } from './provider-jobs.ts';
import { openProviders } from './providers.ts';
import { returnHeld } from './return-held.ts';
import { sandboxCard } from './sandbox-card/sandbox-card.ts';
import { sandboxCrypto } from './sandbox-crypto/sandbox-crypto.ts';

export interface Cashbox {
  readonly handlers: Handlers<typeof cashbox>;
  readonly pages: (app: Hono) => void;
  /** The console's word on a waiting payment; refuses `not_found` and `payment_final`. */
  readonly decide: (id: string, state: PaymentState) => Promise<Payment | Refused>;
  /** Deposits that were paid and are held, or went back since, for the console. */
  readonly held: () => Promise<HeldPayment[]>;
  /** Sends the held money of a payment back; `returnHeld` says how. */
  readonly returnHeld: (id: string, by: { ip: string }) => Promise<HeldPayment | Refused>;
  /** Whether a method takes deposits in a currency. */
  readonly takesDeposits: (currency: CurrencyCode) => boolean;
}

/**
 * Opens the cashbox with its providers; `listeners` follow every move of a payment, in this order. The sandbox speaks to
 * the platform through `postWebhook`.
 */
export function openCashbox(
  platform: Platform,
  listeners: readonly PaymentListener[],
  postWebhook: PostWebhook,
): Cashbox {
  const providers = openProviders([sandboxCard(platform, postWebhook), sandboxCrypto(platform, postWebhook)]);
  const move = movePayments(platform.deps, listeners);
  registerProviderJobs(platform, providers, move);
  return {
    handlers: cashboxHandlers(platform, providers, move),
    pages: app => providers.all.forEach(provider => provider.pages(app)),
    decide: (id, state) => decidePayment(platform, providers, id, state),
    held: () => heldPayments(platform.db),
    returnHeld: (id, by) => returnHeld(platform, providers, id, by),
    takesDeposits: currency => providers.methods('deposit', currency).length > 0,
  };
}
