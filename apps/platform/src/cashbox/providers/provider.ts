import type { cashbox, Payment, PaymentMethod, PaymentState, PaymentStep } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Hono } from 'hono';
import type * as z from 'zod';
import type { Sql, Tx } from '../../database/database.ts';

/** What a provider receives when the platform begins a payment. */
export interface PaymentIntent {
  readonly paymentId: string;
  /** Identifies the player's account to the provider, which repeats it in every event. */
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly locale: string;
  /** The saved profile to pay with, one of `depositProfiles`; `undefined` if the player still has to enter one. */
  readonly profileId: string | undefined;
  /** Origin of the site that embeds the provider's frame. */
  readonly siteOrigin: string;
  /** The page of the site to which the player returns after a redirect to the provider. */
  readonly returnUrl: string;
}

/** The destination that a player requested for a withdrawal: one of the method's saved profiles, or an address. */
export interface AskedPayout {
  readonly method: string;
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly profileId: string | undefined;
  readonly address: string | undefined;
}

/** Destination of a payout: `to` is the provider's identifier, `label` is what the player sees. */
export interface PayoutTarget {
  readonly to: string;
  readonly label: string;
  /**
   * Identifies the owner regardless of which account uses it, for example by a coin address [C13]. Absent for a card
   * or bank account, whose owner was identified when it paid.
   */
  readonly mark?: string;
}

/** What a provider receives to pay money out. */
export interface Payout {
  readonly paymentId: string;
  readonly account: string;
  readonly method: string;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly to: string;
}

/** The fields that a player must fill in for a method. */
export type MethodFields = z.output<(typeof cashbox)['paymentMethodFields']['answer']>;

/** Background work of a provider. It runs in every process, so it must be idempotent. */
export interface ProviderJob {
  readonly name: string;
  readonly everyMs: number;
  readonly run: () => Promise<void>;
}

/** The interface of every payment provider. A real provider is an adapter of this shape, added to the registry. */
export interface PaymentProvider {
  readonly id: string;
  /** Signs and verifies the webhook [A27]. */
  readonly secret: Buffer;
  /**
   * Milliseconds after the beginning of a payment at which the platform queries the provider about it if it has not
   * ended [B19].
   */
  readonly askAfterMs: readonly number[];
  readonly jobs: readonly ProviderJob[];
  /** Registers the provider's pages that the platform serves; an external provider registers no pages. */
  readonly pages: (app: Hono) => void;
  /** Whether a payout that empties a closed account may be below its method's minimum. */
  readonly paysAnyAmount: boolean;
  /** The provider's implemented methods for an action in a currency. */
  methods(action: Payment['action'], currency: CurrencyCode): PaymentMethod[];
  /** The brands under which players know a method; a card has several. */
  brands(method: string): readonly string[];
  /** The fields that a method requires for an action, or `null` if the provider does not have the method. */
  fields(method: string, action: Payment['action']): MethodFields | null;
  /** The saved cards or accounts with which the account can pay again in one click. */
  depositProfiles(sql: Sql, method: string, account: string): Promise<PaymentMethod['savedProfiles']>;
  /** The cards or accounts with which the account has paid and to which it can be paid out. */
  payoutProfiles(sql: Sql, method: string, account: string): Promise<PaymentMethod['savedProfiles']>;
  /** The destination of a withdrawal, or `null` if the request names no destination to which the method can pay. */
  payoutTarget(sql: Sql, asked: AskedPayout): Promise<PayoutTarget | null>;
  /**
   * Pays out, once per payment however often it is called, and returns when the money should arrive. The outcome is
   * reported by webhook. A real provider must be called after the commit, with the payment id as its idempotency key.
   */
  payOut(tx: Tx, payout: Payout): Promise<Date>;
  begin(tx: Tx, intent: PaymentIntent): Promise<void>;
  /**
   * The player's next step, such as entering details on the provider's page or sending coins. Repeated calls return
   * the same step.
   */
  nextStep(sql: Sql, paymentId: string): Promise<PaymentStep>;
  /**
   * The state of a payment, queried in case the webhook was lost [B19]. `null` while the provider knows only that the
   * payment began.
   */
  stateOf(tx: Tx, paymentId: string): Promise<PaymentState | null>;
  /**
   * The provider's identifier of the card or account that paid, the same no matter which player pays with it [C13];
   * `null` if there is no identifier.
   */
  sourceOf(tx: Tx, paymentId: string): Promise<string | null>;
  /** Cancels a payment; `false` if the provider has already decided it. */
  cancel(tx: Tx, paymentId: string): Promise<boolean>;
  /**
   * Refunds an amount of a payment to the card or account that paid, once however often it is called; `false` if it
   * was never paid or the provider cannot refund this part of it. A real provider must be called after the commit,
   * with the payment id as its idempotency key.
   */
  refund(tx: Tx, paymentId: string, amount: bigint): Promise<boolean>;
  /**
   * Sandbox only: charges a paid deposit back, as a bank does for its customer, and sends the webhook; `false` if it
   * was never paid, is already charged back, or cannot be charged back.
   */
  chargeBack(tx: Tx, paymentId: string): Promise<boolean>;
  /** Sandbox only: decides an open payment; `false` if there is nothing to decide. */
  decide(tx: Tx, paymentId: string, state: PaymentState): Promise<boolean>;
}
