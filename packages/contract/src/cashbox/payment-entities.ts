import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { CountryCode, digits, text } from '../core/text.ts';

/** The states of a payment [STATE-052]. */
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

/**
 * A status reported by a payment provider: either a payment state, or that the money was taken back after completion.
 */
export const ProviderNotification = z.enum([...PaymentState.options, 'charged_back']);
export type ProviderNotification = z.infer<typeof ProviderNotification>;

/** The number of network confirmations of a crypto deposit so far, and the number required. */
export const Confirmations = z.object({ seen: z.int().min(0).max(1_000), needed: z.int().min(1).max(1_000) });
export type Confirmations = z.infer<typeof Confirmations>;

/** A payment [ENTITY-013]. Amount, currency, method and start time are our extensions. */
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
  /**
   * Destination of a withdrawal as the method shows it to the player, such as `4242` for a card or a shortened
   * address; `null` for a deposit.
   */
  paid_to: z.string().nullable(),
  /** Every state the payment has had, with its time, oldest first. */
  steps: z.array(z.object({ state: PaymentState, at: z.string() })),
  /**
   * When a pending withdrawal is sent to its provider automatically, because it is the first to its destination;
   * `null` if a person has to approve it, and for all other payments.
   */
  release_at: z.string().nullable(),
  /** The provider's page on which a deposit that was left unpaid can be continued; `null` if there is none. */
  continue_url: z.string().nullable(),
  /** When a withdrawal in progress should arrive; `null` for a deposit, or if no estimate is possible. */
  expected_at: z.string().nullable(),
  /**
   * Why the player may not play with a paid deposit. The deposit was either never credited (state `rejected`) or
   * taken out of play afterwards (state `succeeded`). The money is kept in a separate account until it is returned to
   * its source. `null` for all other payments.
   */
  held_for: z.enum(['self_excluded', 'cooling_off', 'second_account', 'under_age']).nullable(),
  /**
   * When the deposit's provider took the money back, as a bank can do for a cardholder. The payment's state does not
   * change. `null` otherwise.
   */
  charged_back_at: z.string().nullable(),
  /** `null` until a crypto transaction has been detected. */
  confirmations: Confirmations.nullable(),
});
export type Payment = z.infer<typeof Payment>;

/**
 * A month, such as `2026-11`, that groups payments by start time. Months begin at midnight in the time zone named in
 * the call.
 */
export const PaymentMonth = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
export type PaymentMonth = z.infer<typeof PaymentMonth>;

/** Totals of the player's payments, and the months that have payments. */
export const PaymentTotals = z.object({
  /** Months that have a payment, newest first. Always includes the current month. */
  months: z.array(PaymentMonth),
  /**
   * Ledger totals by currency: credited deposits, paid-out withdrawals, and deposits minus withdrawals. Lists only
   * currencies with a payment in the period.
   */
  totals: z.array(
    z.object({
      currency: CurrencyCodeSchema,
      deposited_cents: WireAmount,
      withdrawn_cents: WireAmount,
      difference_cents: WireAmount,
    }),
  ),
});
export type PaymentTotals = z.infer<typeof PaymentTotals>;

/** A ledger entry that a payment created on one of the player's ledger accounts. */
export const PaymentEntry = z.object({
  at: z.string(),
  /**
   * `withheld`: reserved for a withdrawal in progress. `held`: deposited by a player who may not play, and to be
   * returned.
   */
  account: z.enum(['cash', 'bonus', 'held', 'withheld']),
  /** Number of the entry within its ledger account. */
  seq: z.int(),
  amount_cents: WireAmount,
  /** Balance of the ledger account after the entry. */
  balance_cents: WireAmount,
});
export type PaymentEntry = z.infer<typeof PaymentEntry>;

/** A payment method [ENTITY-014]. */
export const PaymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  provider: z.string(),
  currency: CurrencyCodeSchema,
  type: z.enum(['crypto', 'other']),
  /**
   * Payment sources that the player has used before; a card is labelled with its last four digits. For a deposit,
   * they allow payment with one click. For a withdrawal, they are the possible destinations.
   */
  savedProfiles: z.array(z.object({ id: z.string(), label: z.string() })),
  /**
   * Link to the method's terms: a path on the site, or an address at its provider. If `null`, the casino's own terms
   * apply.
   */
  termsOfService: z.string().nullable(),
  fee: z.string(),
  processingTime: z.string(),
  /** Amounts must be multiples of `step_cents`. If it is omitted, amounts need not be multiples. */
  deposit: z
    .object({ min_cents: WireAmount, max_cents: WireAmount.nullable(), step_cents: WireAmount.optional() })
    .nullable(),
  withdrawal: z.object({ min_cents: WireAmount, max_cents: WireAmount }).nullable(),
  network: z.string().nullable(),
  minDep: WireAmount.nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * A payment method for the information pages [ENTITY-014], without player data. There is one entry per payment brand,
 * for both deposits and withdrawals. `method` is the id used to start a deposit; several payment brands can share it.
 */
export const PaymentMethodInfo = PaymentMethod.omit({ savedProfiles: true }).extend({
  method: z.string(),
  /** How long a withdrawal takes. `processingTime` is how long a deposit takes. */
  payoutTime: z.string().nullable(),
});
export type PaymentMethodInfo = z.infer<typeof PaymentMethodInfo>;

/**
 * The player's next step in a payment, as determined by its provider. Page addresses are absolute and times are ISO.
 * Code that renders a step never depends on a specific provider.
 */
export const PaymentStep = z.discriminatedUnion('kind', [
  /** The provider's page, shown in a frame, collects the payment details, so that the site never receives them. */
  z.object({ kind: z.literal('frame'), url: z.string() }),
  /** The player is redirected to the provider's page and returns to `/deposit?payment=…`. */
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** The player need not do anything: the provider has all it needs and its decision is pending. */
  z.object({ kind: z.literal('wait') }),
  /**
   * The player must send the exact amount of the payment to `address` on `network` before `expires_at`. `qr` encodes
   * the address for a wallet app, with one string per row, in which `1` is a dark square and `0` a light one.
   */
  z.object({
    kind: z.literal('address'),
    address: z.string(),
    qr: z.array(z.string()),
    network: z.string(),
    expires_at: z.string(),
  }),
]);
export type PaymentStep = z.infer<typeof PaymentStep>;

/**
 * A transaction report from the player's page [CALL-040]. The specification defines only `type` and
 * `custom_player_status`; the other names are ours.
 */
export const TransactionReport = z.strictObject({
  type: z.enum(['transaction', 'payout']),
  /** `null` if the player never provided a country, which is possible for crypto payments. */
  country: CountryCode.nullable(),
  first_name: text(80).nullable(),
  last_name: text(80).nullable(),
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
  custom_player_status: text(400),
});
export type TransactionReport = z.infer<typeof TransactionReport>;
