import type { Payment, PaymentMethod, PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { unitsToMinor, wire } from '@liftoff/rules/money/money';
import type { MethodFields } from '../provider.ts';

/** Least and most of one payment in whole units of a currency. */
type Span = readonly [bigint, bigint];

/** A provider of the sandbox that players are sent to: its one method, and what it takes and how fast. */
export interface RedirectKind {
  /** Of the provider. */
  readonly id: string;
  /** As its page calls itself, in every language. */
  readonly name: string;
  readonly method: string;
  readonly brand: string;
  /** What its players call it. */
  readonly known: string;
  /** By currency; one that is not there is not taken. */
  readonly amounts: Readonly<Partial<Record<CurrencyCode, Span>>>;
  /** In whole units of a currency: what is paid in is a multiple of it. Null: any amount. */
  readonly step: bigint | null;
  /** Whether an account that has paid may pay again by one press; a bank wants to be asked each time. */
  readonly repeats: boolean;
  /** How long a payout takes, as the player is told and in milliseconds. */
  readonly payout: { readonly told: string; readonly ms: number };
}

const hourMs = 60 * 60_000;

/** A bank transfer that the player's bank confirms at once, in whole euros; the brand is of the euro area alone. */
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

/** A wallet with a balance of its own, in every money that cards pay in. */
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

/** What one of the provider's test accounts does with a payment, and how long it takes where it says so. */
export interface Source {
  readonly id: string;
  readonly last4: string;
  readonly state: PaymentState;
  /** It is one person's, and known by its id; the others are everybody's. */
  readonly personal: boolean;
}

export const sources = [
  { id: 'everyday', last4: '3000', state: 'succeeded', personal: false },
  { id: 'slow', last4: '7788', state: 'processing', personal: false },
  { id: 'personal', last4: '5150', state: 'succeeded', personal: true },
  { id: 'empty', last4: '0042', state: 'declined', personal: false },
] as const satisfies readonly Source[];

export const sourceIds = sources.map(({ id }) => id);

/** Until the bank of a slow account has confirmed. */
export const slowMs = 2 * 60_000;

/** The kind's method for an action in a currency, or none. */
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

/** What is asked on the provider's page is none of ours; money goes back to an account that has paid. */
export const redirectFields = (kind: RedirectKind, method: string, action: Payment['action']): MethodFields | null => {
  if (method !== kind.method) return null;
  return action === 'deposit'
    ? [{ name: 'account', kind: 'hosted', required: true }]
    : [{ name: 'profile_id', kind: 'saved', required: true }];
};
