import type { cashbox, Payment, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { consolePayments } from '@liftoff/contract/console/payments';
import type { ReservedPayment, ReportedTransaction } from '@liftoff/contract/console/entities';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Hono } from 'hono';
import type { ByOperator, Call, Handlers, Refused } from '../core/call.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { allProviders } from './providers/all-providers.ts';
import { decidePayment } from './withdrawal/approve-withdrawal.ts';
import { registerReleases } from './withdrawal/automatic-approval.ts';
import { cashboxHandlers } from './cashbox-handlers.ts';
import { consolePaymentHandlers } from './payment/console-payments.ts';
import { payOut, type WithdrawalBody } from './withdrawal/create-withdrawal.ts';
import { reservedPayments } from './payment/payment-row.ts';
import { movePayments, type LockOffer } from './payment/payment-state.ts';
import type { PaymentListener } from '../facts/payment-listener.ts';
import type { PostWebhook } from '../http/post-webhook.ts';
import { registerProviderJobs } from './providers/provider-jobs.ts';
import { registerExclusionPayouts } from './withdrawal/pay-out-excluded.ts';
import type { OfferOf } from './deposit/create-deposit.ts';
import { openProviders } from './providers/providers.ts';
import { returnReserved, returnUnderAge } from './withdrawal/return-reserved.ts';
import { reportedTransaction } from './payment/transaction-report.ts';
import { voidPlay } from './withdrawal/void-play.ts';
import type { WithdrawalGate } from './withdrawal/withdrawal-gate.ts';

export interface Cashbox {
  readonly handlers: Handlers<typeof cashbox> & Handlers<typeof consolePayments>;
  readonly pages: (app: Hono) => void;
  /** Decides an open payment for the console; refuses `not_found` and `payment_final`. */
  readonly decide: (id: string, state: PaymentState, by: ByOperator) => Promise<Payment | Refused>;
  /**
   * Pays out to a player who cannot withdraw themselves; refuses for the same reasons as a withdrawal by the player.
   */
  readonly payOut: (
    email: string,
    body: WithdrawalBody,
    call: ByOperator & Pick<Call, 'idempotencyKey'>,
  ) => Promise<Payment | Refused>;
  /** Deposits that were paid but whose funds are reserved, including those returned since. For the console. */
  readonly reserved: (sql: Sql, playerId?: number) => Promise<ReservedPayment[]>;
  /** A payment with the report sent by the payment page, for the console. */
  readonly reported: (sql: Sql, id: string) => Promise<ReportedTransaction | Refused>;
  /** Returns the reserved funds of a payment; see `returnReserved`. */
  readonly returnReserved: (id: string, by: ByOperator) => Promise<ReservedPayment | Refused>;
  /** Voids all play of a player and returns their deposits; see `voidPlay`. */
  readonly voidPlay: (tx: Tx, playerId: number, by: ByOperator) => Promise<void>;
  /** Whether any method takes deposits in a currency. */
  readonly takesDeposits: (currency: CurrencyCode) => boolean;
}

/** Functions that let other modules take part in payments. Provided by `wiring`. */
export interface CashboxPorts {
  readonly listeners: readonly PaymentListener[];
  readonly gates: readonly WithdrawalGate[];
  /** The bonus offer with which a deposit begins, `null` for none, or why the chosen one is refused. */
  readonly offerOf: OfferOf;
  readonly lockOffer: LockOffer;
  /** Called in the transaction that reserves a withdrawal, under the player's lock. */
  readonly withdrawalBegun: (tx: Tx, playerId: number, currency: CurrencyCode) => Promise<void>;
}

/**
 * Opens the cashbox with its providers. `listeners` are notified of every state change of a payment and `gates` can
 * refuse a withdrawal; both are called in order. The sandbox providers deliver their webhooks through `postWebhook`.
 */
export function openCashbox(
  platform: Platform,
  { listeners, gates, offerOf, lockOffer, withdrawalBegun }: CashboxPorts,
  postWebhook: PostWebhook,
): Cashbox {
  const providers = openProviders(allProviders(platform, postWebhook));
  const move = movePayments(platform.deps, [...listeners, returnUnderAge(platform.deps, providers)], lockOffer);
  const parts = { platform, providers, move, gates, offerOf, withdrawalBegun };
  registerProviderJobs(platform, providers, move);
  registerExclusionPayouts(parts);
  registerReleases(parts);
  return {
    handlers: { ...cashboxHandlers(parts), ...consolePaymentHandlers(platform, providers) },
    pages: app => providers.all.forEach(provider => provider.pages(app)),
    decide: (id, state, by) => decidePayment(parts, id, state, by),
    payOut: (email, body, call) => payOut(parts, email, body, call),
    reserved: reservedPayments,
    reported: reportedTransaction,
    voidPlay: (tx, playerId, by) => voidPlay(tx, { deps: platform.deps, providers, move }, playerId, by),
    returnReserved: (id, by) => returnReserved(platform, providers, id, by),
    takesDeposits: currency => providers.methods('deposit', currency).length > 0,
  };
}
