import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { CountryCode, digits, text } from '../core/text.ts';

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

/** What a provider says of a payment: where it has come, or that its money was taken back after all. */
export const ProviderNotification = z.enum([...PaymentState.options, 'charged_back']);
export type ProviderNotification = z.infer<typeof ProviderNotification>;

/** Of a deposit of coins: how many blocks of its network have confirmed it, of how many it takes. */
export const Confirmations = z.object({ seen: z.int().min(0).max(1_000), needed: z.int().min(1).max(1_000) });
export type Confirmations = z.infer<typeof Confirmations>;

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
  /** When a deposit's provider took its money back after all, as a bank does for a card's holder; its state stays. */
  charged_back_at: z.string().nullable(),
  /** Null of everything but coins that were seen. */
  confirmations: Confirmations.nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A month of payments by the moment they began, `2026-11`; it begins at midnight UTC. */
export const PaymentMonth = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
export type PaymentMonth = z.infer<typeof PaymentMonth>;

/** What payments have moved, and the months there are. */
export const PaymentTotals = z.object({
  /** With a payment, newest first; the present one is always there. */
  months: z.array(PaymentMonth),
  /**
   * By currency, from the ledger: what deposits brought to play, what was paid out, and the first less the second. The
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

/** A line of the ledger that a payment wrote on one of its player's accounts. */
export const PaymentEntry = z.object({
  at: z.string(),
  /** `withheld`: for a withdrawal that is under way; `held`: paid in by who may not play, on its way back. */
  account: z.enum(['cash', 'bonus', 'held', 'withheld']),
  /** Counts the lines of the account. */
  seq: z.int(),
  amount_cents: WireAmount,
  /** Of the account, after it. */
  balance_cents: WireAmount,
});
export type PaymentEntry = z.infer<typeof PaymentEntry>;

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
  /** Where the terms of the method are: a path of the site, or an address of its provider. Null: the casino's own hold. */
  termsOfService: z.string().nullable(),
  fee: z.string(),
  processingTime: z.string(),
  /** `step_cents`: amounts are whole multiples of it; where it is left out any amount is taken. */
  deposit: z
    .object({ min_cents: WireAmount, max_cents: WireAmount.nullable(), step_cents: WireAmount.optional() })
    .nullable(),
  withdrawal: z.object({ min_cents: WireAmount, max_cents: WireAmount }).nullable(),
  network: z.string().nullable(),
  minDep: WireAmount.nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * ENTITY-014 for the pages of information: one brand both ways, with nothing of a player. `method` is the id a deposit is
 * begun with, which several brands may share.
 */
export const PaymentMethodInfo = PaymentMethod.omit({ savedProfiles: true }).extend({
  method: z.string(),
  /** How long a withdrawal takes; `processingTime` is of the deposit. */
  payoutTime: z.string().nullable(),
});
export type PaymentMethodInfo = z.infer<typeof PaymentMethodInfo>;

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
  /**
   * The payment's exact amount is to be sent to `address` on `network`, before `expires_at`. `qr` is the address for a
   * wallet to read: a row of squares a text of `1` (dark) and `0`.
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

/** CALL-040; only `type` and `custom_player_status` are literal there, the other names are ours. */
export const TransactionReport = z.strictObject({
  type: z.enum(['transaction', 'payout']),
  /** Null: a player who pays in a coin may not have given it. */
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
