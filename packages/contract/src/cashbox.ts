import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from './money.ts';
import { cashboxRoutes } from './routes.ts';
import { CountryCode, digits, text } from './text.ts';

/** STATE-052. */
export const PaymentState = z.enum([
  'canceled',
  'declined',
  'rejected',
  'recalled',
  'succeeded',
  'pending',
  'processing',
  'reserved',
]);
export type PaymentState = z.infer<typeof PaymentState>;

/** ENTITY-013; amount, currency, method and the moment it began are ours. */
export const Payment = z.object({
  id: z.string(),
  action: z.enum(['deposit', 'cashout']),
  state: PaymentState,
  finished_at: z.string().nullable(),
  recallable: z.boolean(),
  created_at: z.string(),
  amount_cents: WireAmount,
  currency: CurrencyCodeSchema,
  method: z.string(),
  /** Where a withdrawal goes, as its method names it to the player: `4242` of a card, a shortened address. Null of a deposit. */
  paid_to: z.string().nullable(),
  /** The states it has come to and when, oldest first. */
  steps: z.array(z.object({ state: PaymentState, at: z.string() })),
  /** When a withdrawal that is on its way should have arrived; null while nobody can say, and of a deposit. */
  expected_at: z.string().nullable(),
  /**
   * Why a deposit that was paid is not credited (its state is `rejected`), or was taken out of play again (`succeeded`):
   * its player may not play. The money is held in an account of its own to go back where it came from. Null for every
   * other payment.
   */
  held_for: z.enum(['self_excluded', 'cooling_off', 'under_age']).nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** ENTITY-014. */
export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  provider: z.string(),
  currency: CurrencyCodeSchema,
  type: z.enum(['crypto', 'other']),
  /**
   * What the player has paid with: of a card the last four digits. Of a deposit, what pays again by one press; of a
   * withdrawal, what may be paid out to.
   */
  savedProfiles: z.array(z.object({ id: z.string(), label: z.string() })),
  termsOfService: z.string().nullable(),
  fee: z.string(),
  processingTime: z.string(),
  deposit: z.object({ min_cents: WireAmount, max_cents: WireAmount.nullable() }).nullable(),
  withdrawal: z.object({ min_cents: WireAmount, max_cents: WireAmount }).nullable(),
  network: z.string().nullable(),
  minDep: WireAmount.nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * What the player does next in a payment that has begun, as its provider says. Addresses of pages are absolute; moments
 * are ISO. Whoever shows a step knows no provider.
 */
export const PaymentStep = z.discriminatedUnion('kind', [
  /** A page of the provider in a frame takes the details, which are none of ours. */
  z.object({ kind: z.literal('frame'), url: z.string() }),
  /** The player goes to a page of the provider, and comes back to `/deposit?payment=…`. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** Nothing: the provider has what it needs, and its answer is under way. */
  z.object({ kind: z.literal('wait') }),
  /** The payment's exact amount is to be sent to `address` on `network`, before `expires_at`. */
  z.object({ kind: z.literal('address'), address: z.string(), network: z.string(), expires_at: z.string() }),
]);
export type PaymentStep = z.infer<typeof PaymentStep>;

/** CALL-040; only `type` and `custom_player_status` are literal there, the other names are ours. */
export const TransactionReport = z.strictObject({
  type: z.enum(['transaction', 'payout']),
  country: CountryCode,
  first_name: text(80),
  last_name: text(80),
  email: text(254),
  device_fingerprint: text(200),
  card_expiry: z
    .string()
    .regex(/^\d{2}\/\d{2}$/)
    .optional(),
  card_holder: text(120).optional(),
  card_last_four: digits(4).optional(),
  card_bin: digits(6, 8).optional(),
  payment_account: text(120).optional(),
  url: text(2000),
  transaction_id: text(80),
  time: text(40),
  currency: CurrencyCodeSchema,
  amount_cents: WireAmountInput,
  payment_system: text(60),
  custom_player_status: text(80),
});

const platform = { server: 'platform', built: true } as const;
/** What is withdrawn, and where to. */
export const WithdrawalBody = z.strictObject({
  method_id: text(60),
  amount_cents: WireAmountInput,
  currency: CurrencyCodeSchema,
  /** One of the method's `savedProfiles`; whichever the method asks for. */
  profile_id: text(60).optional(),
  address: text(120).optional(),
});

const player = { ...platform, access: 'player', onBreak: 'served' } as const;

/** The paths under /payments belong to the payments library (CALL-097), the rest of the app does not know them. */
export const cashbox = endpoints({
  listPayments: {
    ...player,
    route: cashboxRoutes.listPayments,
    summary: 'The player’s payments, newest first (CALL-015).',
    rate: 'read',
    answer: z.array(Payment),
    refusals: ['unauthenticated'],
  },
  paymentMethods: {
    ...player,
    route: cashboxRoutes.paymentMethods,
    summary: 'Methods for an action and currency (getMethods, CALL-092).',
    rate: 'read',
    query: z.object({ action: z.enum(['deposit', 'cashout']), currency: CurrencyCodeSchema }),
    answer: z.array(PaymentMethod),
    refusals: ['unauthenticated', 'invalid'],
  },
  paymentMethodFields: {
    ...player,
    route: cashboxRoutes.paymentMethodFields,
    summary:
      'The fields a method asks the player for; a card’s own fields live in the provider’s frame (getMethodFields, CALL-093).',
    ids: { id: 'public' },
    rate: 'read',
    query: z.object({ action: z.enum(['deposit', 'cashout']).default('deposit') }),
    /** `hosted`: in the provider's frame; `saved`: one of the method's saved profiles; `text`: typed. */
    answer: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'hosted', 'saved']), required: z.boolean() })),
    refusals: ['unauthenticated', 'not_found'],
  },
  createDeposit: {
    ...player,
    route: cashboxRoutes.createDeposit,
    brings: 'money',
    summary: 'Begin a deposit; answers the payment and what the player does next.',
    onBreak: 'refused',
    ids: { method_id: 'public', profile_id: 'own' },
    rate: 'deposit',
    status: 201,
    idempotent: true,
    body: z.strictObject({
      method_id: text(60),
      amount_cents: WireAmountInput,
      currency: CurrencyCodeSchema,
      /** One of the method's `savedProfiles`: pays with it again, without details being asked for. */
      profile_id: text(60).optional(),
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
  getPayment: {
    ...player,
    route: cashboxRoutes.getPayment,
    summary: 'One payment of the player as it stands.',
    ids: { id: 'own' },
    rate: 'read',
    answer: Payment,
    refusals: ['unauthenticated', 'not_found'],
  },
  cancelDeposit: {
    ...player,
    route: cashboxRoutes.cancelDeposit,
    brings: 'nothing',
    summary: 'Give up a deposit that the provider has not answered yet.',
    ids: { id: 'own' },
    rate: 'write',
    idempotent: true,
    answer: Payment,
    refusals: ['unauthenticated', 'not_found', 'payment_final'],
  },
  createWithdrawal: {
    ...player,
    route: cashboxRoutes.createWithdrawal,
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
  recallPayment: {
    ...player,
    route: cashboxRoutes.recallPayment,
    brings: 'nothing',
    summary: 'Take a pending withdrawal back, where the licence lets (CALL-016, D1).',
    ids: { id: 'own' },
    rate: 'recall',
    idempotent: true,
    answer: Payment,
    refusals: ['rate_limited', 'unauthenticated', 'forbidden', 'not_found', 'payment_final'],
  },
  checkTransaction: {
    ...player,
    route: cashboxRoutes.checkTransaction,
    brings: 'nothing',
    summary: 'Tell the fraud check of a payment (CALL-040). Never a full card number [A29].',
    ids: { transaction_id: 'own' },
    rate: 'write',
    built: false,
    status: 204,
    body: TransactionReport,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'invalid'],
  },
  paymentWebhook: {
    ...platform,
    route: cashboxRoutes.paymentWebhook,
    brings: 'money',
    summary: 'A provider’s signed word on a payment: `liftoff-signature: t=<unix>,v1=<hmac-sha256 of "t.body">` [A27].',
    ids: { provider: 'public', event_id: 'made', payment_id: 'public' },
    access: 'webhook',
    rate: 'webhook',
    body: z.strictObject({
      event_id: text(80),
      payment_id: text(80),
      state: PaymentState,
      amount_cents: WireAmountInput,
      currency: CurrencyCodeSchema,
      account: text(80),
    }),
    answer: z.object({ received: z.literal(true) }),
    refusals: ['bad_signature', 'not_found', 'invalid'],
  },
});
