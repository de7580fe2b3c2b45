import type { Payment, PaymentMethod, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { unitsToMinor, wire } from '@liftoff/rules/money/money';
import type { MethodFields } from '../provider.ts';

/** Minimum and maximum of one payment, in whole units of the currency. */
type Span = readonly [bigint, bigint];

/** A sandbox provider to which players are redirected, with its single method, its limits and its payout time. */
export interface RedirectKind {
  /** The id of the provider. */
  readonly id: string;
  /** The provider's name on its own page, the same in every language. */
  readonly name: string;
  readonly method: string;
  readonly brand: string;
  /** The brand under which players know the method. */
  readonly known: string;
  /** Limits by currency; a currency without an entry is not supported. */
  readonly amounts: Readonly<Partial<Record<CurrencyCode, Span>>>;
  /** Every deposit must be a multiple of this, in whole units of the currency; `null` allows any amount. */
  readonly step: bigint | null;
  /** Whether an account that has paid can pay again in one click; a bank requires a confirmation each time. */
  readonly repeats: boolean;
  /** How long a payout takes: the code shown to the player, and the time in milliseconds. */
  readonly payout: { readonly told: string; readonly ms: number };
}

const hourMs = 60 * 60_000;

/**
 * A bank transfer in whole euros that the player's bank confirms immediately; the brand exists only in the euro area.
 */
export const bankTransfer: RedirectKind = {
  id: 'sandbox-bank',
  name: 'Sandbox Bank',
  method: 'sofort',
  brand: 'sofort',
  known: 'sofort',
  amounts: { EUR: [10n, 10_000n] },
  step: 1n,
  repeats: false,
  payout: { told: 'days_1', ms: 24 * hourMs },
};

/** An e-wallet with its own balance, in every currency that cards support. */
export const wallet: RedirectKind = {
  id: 'sandbox-wallet',
  name: 'Sandbox Wallet',
  method: 'ewallet',
  brand: 'ewallet',
  known: 'ecopayz',
  amounts: {
    AUD: [15n, 7_500n],
    CAD: [15n, 7_500n],
    NZD: [15n, 7_500n],
    EUR: [10n, 5_000n],
    USD: [10n, 5_000n],
    JPY: [1_500n, 800_000n],
    NOK: [100n, 60_000n],
    BRL: [50n, 30_000n],
  },
  step: null,
  repeats: true,
  payout: { told: 'minutes_10', ms: 10 * 60_000 },
};

/** One of the provider's test accounts, and the state that it gives to a payment. */
export interface Source {
  readonly id: string;
  readonly last4: string;
  readonly state: PaymentState;
  /**
   * Whether the account belongs to one person, who is identified by its id; the other accounts are shared by
   * everyone.
   */
  readonly personal: boolean;
}

export const sources = [
  { id: 'everyday', last4: '3000', state: 'succeeded', personal: false },
  { id: 'slow', last4: '7788', state: 'processing', personal: false },
  { id: 'personal', last4: '5150', state: 'succeeded', personal: true },
  { id: 'empty', last4: '0042', state: 'declined', personal: false },
] as const satisfies readonly Source[];

export const sourceIds = sources.map(({ id }) => id);

/** Time until the bank of the slow account confirms a payment. */
export const slowMs = 2 * 60_000;

/**
 * The method of this kind of provider for an action in a currency; an empty list if the currency is not supported.
 */
export function redirectMethods(
  kind: RedirectKind,
  action: Payment['action'],
  currency: CurrencyCode,
): PaymentMethod[] {
  const units = kind.amounts[currency];
  if (!units) return [];
  const [least, most] = units.map(amount => wire(unitsToMinor(amount, currency)));
  const span = { min_cents: least ?? 0, max_cents: most ?? 0 };
  const step = kind.step === null ? {} : { step_cents: wire(unitsToMinor(kind.step, currency)) };
  return [
    {
      id: kind.method,
      brand: kind.brand,
      provider: kind.id,
      currency,
      type: 'other',
      savedProfiles: [],
      termsOfService: '/deposits-and-payouts',
      fee: '0',
      processingTime: action === 'deposit' ? 'instant' : kind.payout.told,
      deposit: action === 'deposit' ? { ...span, ...step } : null,
      withdrawal: action === 'cashout' ? span : null,
      network: null,
      minDep: span.min_cents,
    },
  ];
}

/**
 * Deposit details are entered on the provider's page and never reach the site; a payout goes to an account that has
 * paid before.
 */
export const redirectFields = (kind: RedirectKind, method: string, action: Payment['action']): MethodFields | null => {
  if (method !== kind.method) return null;
  return action === 'deposit'
    ? [{ name: 'account', kind: 'hosted', required: true }]
    : [{ name: 'profile_id', kind: 'saved', required: true }];
};
