import type { cashbox, Payment, PaymentMethod, PaymentState, PaymentStep } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Hono } from 'hono';
import type * as z from 'zod';
import type { Sql, Tx } from '../../database/database.ts';

/** What the platform tells a provider of a payment it begins. */
export interface PaymentIntent {
  readonly paymentId: string;
  /** Names the player's account to the provider; it comes back in every event. */
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly locale: string;
  /** What the account has paid with before and pays with again, one of `depositProfiles`; undefined: it is asked for. */
  readonly profileId: string | undefined;
  /** The site the provider's frame stands in. */
  readonly siteOrigin: string;
  /** The page of the site that a player who was sent to the provider comes back to. */
  readonly returnUrl: string;
}

/** What a player gave with a withdrawal: one of the method's saved profiles, or an address. */
export interface AskedPayout {
  readonly method: string;
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly profileId: string | undefined;
  readonly address: string | undefined;
}

/** Where money goes: as the provider knows it, and as its player is shown it. */
export interface PayoutTarget {
  readonly to: string;
  readonly label: string;
  /** What tells whose it is, whoever gives it: the address of a coin [C13]. What the account has paid with tells it before. */
  readonly mark?: string;
}

/** What the platform tells a provider of money that is to be paid out. */
export interface Payout {
  readonly paymentId: string;
  readonly account: string;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly to: string;
}

/** What a method asks the player for. */
export type MethodFields = z.output<(typeof cashbox)['paymentMethodFields']['answer']>;

/** Work a provider does by itself, in each process. It must bear a second run. */
export interface ProviderJob {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** A payment provider behind one face: a real one is an adapter of this shape, and an entry of the registry. */
export interface PaymentProvider {
  readonly id: string;
  /** Signs and checks what goes over the webhook [A27]. */
  readonly secret: Buffer;
  /** How long after its beginning a payment that has not ended is asked about, each in milliseconds [B19]. */
  readonly askAfterMs: readonly number[];
  readonly jobs: readonly ProviderJob[];
  /** Pages of its own that the platform serves; none for a provider of the outside. */
  readonly pages: (app: Hono) => void;
  /** Its methods for an action in a currency; only those that are built, so that none leads nowhere. */
  methods(action: Payment['action'], currency: CurrencyCode): PaymentMethod[];
  /** The brands that players know one of its methods by; a card is of many. */
  brands(method: string): readonly string[];
  /** What one of its methods asks for in an action; null for a method that is not its own. */
  fields(method: string, action: Payment['action']): MethodFields | null;
  /** What the account has paid with by a method and may pay with again by one press. */
  depositProfiles(sql: Sql, method: string, account: string): Promise<PaymentMethod['savedProfiles']>;
  /** What the account has paid with by a method and may be paid out to. */
  payoutProfiles(sql: Sql, method: string, account: string): Promise<PaymentMethod['savedProfiles']>;
  /** Where a withdrawal would go; null where nothing was given that the method pays to. */
  payoutTarget(sql: Sql, asked: AskedPayout): Promise<PayoutTarget | null>;
  /**
   * Pays out, once for a payment however often it is asked, and answers when it should have arrived. What becomes of it
   * comes by the webhook. A real provider is told after the commit, with the payment's id as its key.
   */
  payOut(tx: Tx, payout: Payout): Promise<Date>;
  begin(tx: Tx, intent: PaymentIntent): Promise<void>;
  /** What the player does next, where details that are none of ours are given or money is sent; asked again, the same. */
  nextStep(sql: Sql, paymentId: string): Promise<PaymentStep>;
  /** Where a payment stands, asked when its word may be lost [B19]; null while nothing is known beyond its beginning. */
  stateOf(tx: Tx, paymentId: string): Promise<PaymentState | null>;
  /** Its own name of what a payment was paid with, the same for the same card or account whoever pays [C13]; null: none. */
  sourceOf(tx: Tx, paymentId: string): Promise<string | null>;
  /** Gives a payment up; false when the provider has decided already. */
  cancel(tx: Tx, paymentId: string): Promise<boolean>;
  /**
   * Gives a payment's money back to what it was paid with, whole and once, however often it is asked; false where it was
   * never paid. A real provider is told after the commit, with the payment's id as its key.
   */
  refund(tx: Tx, paymentId: string): Promise<boolean>;
  /**
   * Sandbox only: takes a payment's money back that was paid, as a bank does for its customer, and says so; false where it
   * was never paid, is back already, or cannot be taken.
   */
  chargeBack(tx: Tx, paymentId: string): Promise<boolean>;
  /** Sandbox only: decides a payment that waits; false when there is nothing to decide. */
  decide(tx: Tx, paymentId: string, state: PaymentState): Promise<boolean>;
}
