import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import { CurrencyCodeSchema, WireAmountInput } from '../core/money.ts';
import {
  Confirmations,
  Payment,
  PaymentEntry,
  PaymentMethod,
  PaymentMethodInfo,
  PaymentMonth,
  PaymentState,
  PaymentStep,
  PaymentTotals,
  ProviderNotification,
  TransactionReport,
} from './payment-entities.ts';
import { text, TimeZone, trimmedText } from '../core/text.ts';

export {
  Confirmations,
  Payment,
  PaymentEntry,
  PaymentMethod,
  PaymentMethodInfo,
  PaymentMonth,
  PaymentState,
  PaymentStep,
  PaymentTotals,
  ProviderNotification,
  TransactionReport,
};

const platform = { server: 'platform', built: true } as const;
/** A withdrawal request. */
export const WithdrawalBody = z.strictObject({
  method_id: text(60),
  amount_cents: WireAmountInput,
  currency: CurrencyCodeSchema,
  /** Id of one of the method's `savedProfiles`. A request has either this or an address, depending on the method. */
  profile_id: text(60).optional(),
  address: trimmedText(120).optional(),
});

const player = { ...platform, access: 'player', onBreak: 'served' } as const;

/** Cashbox calls. Only the payments library uses the paths under /payments [CALL-097]. */
export const cashbox = endpoints({
  listPayments: {
    ...player,
    route: 'GET /api/player/payments',
    summary: 'The player’s payments, newest first; with `before` those older than one (CALL-015).',
    ids: { before: 'own' },
    rate: 'read',
    query: z.object({
      action: z.enum(['deposit', 'cashout']).optional(),
      month: PaymentMonth.optional(),
      time_zone: TimeZone,
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(100),
    }),
    answer: z.array(Payment),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  paymentTotals: {
    ...player,
    route: 'GET /api/player/payment_totals',
    summary: 'What the player’s payments have moved, by currency, from the ledger: all of them, or those of one month.',
    rate: 'read',
    query: z.object({ month: PaymentMonth.optional(), time_zone: TimeZone }),
    answer: PaymentTotals,
    refusals: ['unauthenticated', 'invalid'],
  },
  paymentInfo: {
    ...platform,
    route: 'GET /api/payment_methods',
    summary:
      'Every way to pay in and out, in every currency: what it costs, how long it takes, least and most (ROUTE-070).',
    access: 'guest',
    onBreak: 'served',
    rate: 'read',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.array(PaymentMethodInfo),
    refusals: [],
  },
  paymentMethods: {
    ...player,
    route: 'GET /payments/methods',
    summary: 'Methods for an action and currency (getMethods, CALL-092).',
    rate: 'read',
    query: z.object({ action: z.enum(['deposit', 'cashout']), currency: CurrencyCodeSchema }),
    answer: z.array(PaymentMethod),
    refusals: ['unauthenticated', 'invalid'],
  },
  paymentMethodFields: {
    ...player,
    route: 'GET /payments/methods/{id}/fields',
    summary:
      'The fields a method asks the player for; a card’s own fields live in the provider’s frame (getMethodFields, CALL-093).',
    ids: { id: 'public' },
    rate: 'read',
    query: z.object({ action: z.enum(['deposit', 'cashout']).default('deposit') }),
    /**
     * `hosted`: entered in the provider's frame; `saved`: selected from the method's saved profiles; `text`: typed by
     * the player.
     */
    answer: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'hosted', 'saved']), required: z.boolean() })),
    refusals: ['unauthenticated', 'not_found'],
  },
  createDeposit: {
    ...player,
    route: 'POST /payments/deposits',
    brings: 'money',
    summary: 'Begin a deposit; answers the payment and what the player does next.',
    onBreak: 'refused',
    ids: { method_id: 'public', profile_id: 'own', bonus_offer: 'public' },
    rate: 'deposit',
    status: 201,
    idempotent: true,
    body: z.strictObject({
      method_id: text(60),
      amount_cents: WireAmountInput,
      currency: CurrencyCodeSchema,
      /**
       * Id of one of the method's `savedProfiles`. The player pays with it again without entering payment details.
       */
      profile_id: text(60).optional(),
      /**
       * Id of the deposit offer that the player chose, or `null` for none. Without it, the player's deposit code
       * decides.
       */
      bonus_offer: text(63).nullable().optional(),
    }),
    answer: z.object({ payment: Payment, next_step: PaymentStep }),
    refusals: [
      'rate_limited',
      'unauthenticated',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'second_account',
      'limit_reached',
      'verification_required',
      'profile_incomplete',
      'terms_missing',
      'currency_unsupported',
      'idempotency_mismatch',
      'amount_out_of_range',
      'method_unavailable',
    ],
  },
  createWithdrawal: {
    ...player,
    route: 'POST /payments/withdrawals',
    summary:
      'Withdraw: the money is withheld at once, and paid out to what it was paid with or to the address given. Needs a verified player.',
    ids: { method_id: 'public', profile_id: 'own' },
    brings: 'nothing',
    rate: 'withdraw',
    status: 201,
    idempotent: true,
    reauth: true,
    body: WithdrawalBody,
    answer: Payment,
    refusals: [
      'rate_limited',
      'unauthenticated',
      'reauth',
      'invalid',
      'verification_required',
      'profile_incomplete',
      'currency_unsupported',
      'not_enough_money',
      'idempotency_mismatch',
      'amount_out_of_range',
      'method_unavailable',
    ],
  },
  getPayment: {
    ...player,
    route: 'GET /payments/{id}',
    summary: 'One payment of the player as it stands.',
    ids: { id: 'own' },
    rate: 'read',
    answer: Payment,
    refusals: ['unauthenticated', 'not_found'],
  },
  cancelDeposit: {
    ...player,
    route: 'POST /payments/{id}/cancel',
    brings: 'nothing',
    summary: 'Give up a deposit that the provider has not answered yet.',
    ids: { id: 'own' },
    rate: 'write',
    idempotent: true,
    answer: Payment,
    refusals: ['unauthenticated', 'not_found', 'idempotency_mismatch', 'payment_final'],
  },
  paymentWebhook: {
    ...platform,
    route: 'POST /webhooks/payments/{provider}',
    brings: 'money',
    summary: 'A provider’s signed word on a payment: `liftoff-signature: t=<unix>,v1=<hmac-sha256 of "t.body">` [A27].',
    ids: { provider: 'public', event_id: 'made', payment_id: 'public' },
    access: 'webhook',
    rate: 'webhook',
    body: z.strictObject({
      event_id: text(80),
      payment_id: text(80),
      state: ProviderNotification,
      amount_cents: WireAmountInput,
      currency: CurrencyCodeSchema,
      account: text(80),
      /**
       * The provider's identifier of the payment source. The same card or account has the same identifier for every
       * player [C13].
       */
      source: text(200).min(1).optional(),
      confirmations: Confirmations.strict().optional(),
    }),
    answer: z.object({ received: z.literal(true) }),
    refusals: ['bad_signature', 'not_found', 'invalid'],
  },
  paymentEntries: {
    ...player,
    route: 'GET /api/player/payments/{id}/entries',
    summary: 'What a payment has moved on the player’s accounts, as the ledger wrote it, oldest first.',
    ids: { id: 'own' },
    rate: 'read',
    answer: z.array(PaymentEntry),
    refusals: ['unauthenticated', 'not_found'],
  },
  recallPayment: {
    ...player,
    route: 'POST /api/player/payments/{id}/recall',
    brings: 'nothing',
    summary: 'Take a pending withdrawal back, where the licence lets (CALL-016, D1).',
    ids: { id: 'own' },
    rate: 'recall',
    idempotent: true,
    answer: Payment,
    refusals: ['rate_limited', 'unauthenticated', 'forbidden', 'not_found', 'idempotency_mismatch', 'payment_final'],
  },
  checkTransaction: {
    ...player,
    route: 'POST /api/users/transaction',
    brings: 'nothing',
    summary:
      'Tell the fraud check of a payment of one’s own, once; it decides nothing (CALL-040). Never a full card number [A29].',
    ids: { transaction_id: 'own' },
    rate: 'write',
    status: 204,
    body: TransactionReport,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
});
