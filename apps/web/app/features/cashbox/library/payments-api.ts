import type { Send } from '@liftoff/contract/core/client';
import type { cashbox, Payment, PaymentMethod, TransactionReport } from '@liftoff/contract/cashbox/cashbox';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { WireAmount } from '@liftoff/contract/core/money';
import type { LimitLeft } from '@liftoff/contract/core/refusals';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';

type Calls = typeof cashbox;
export type MethodField = Received<Calls['paymentMethodFields']>[number];
export type BegunDeposit = Received<Calls['createDeposit']>;

/** A refused call: its refusal code (`failed` if no response arrived) and the fields that the refusal names. */
export interface Refused<Call extends keyof Calls = keyof Calls> {
  ok: false;
  refusal: Calls[Call]['refusals'][number] | 'failed';
  fields: readonly string[];
  /** For `limit_reached`: how much the limit still allows and until when, if the platform reports it. */
  limit?: LimitLeft;
}
export type Answered<T, Call extends keyof Calls = keyof Calls> = { ok: true; value: T } | Refused<Call>;

export interface DepositOrder {
  method: string;
  amount: WireAmount;
  currency: CurrencyCode;
  /**
   * Idempotency key. The caller creates it and reuses it until the order is accepted or refused: sending an order
   * repeatedly under one key starts only one payment [A24].
   */
  key: string;
}

/** A deposit order. With one of the method's saved profiles, the player does not have to enter the details again. */
export interface DepositRequest extends DepositOrder {
  profile?: string | undefined;
  /** Id of the bonus offer to take; `null` for none. `undefined`: the player's deposit code decides. */
  bonusOffer?: string | null | undefined;
}

export interface WithdrawalOrder extends DepositOrder {
  /** The payout target that the method requires: a saved profile or an address. */
  to: { profile_id: string } | { address: string };
}

/** Card data reported by the provider's frame; never the card number [A29]. */
export interface ReportedCard {
  holder: string;
  /** Expiry date as `MM/YY`. */
  expiry: string;
  lastFour: string;
  bin: string;
}

/**
 * The payments library as the cashbox uses it [CALL-091] to [CALL-095]. An operator can replace it with another one.
 */
export interface PaymentsLibrary {
  /** Sets how calls are sent. Must be called before any other function. */
  config(options: { send: Send }): void;
  getMethods(action: 'deposit' | 'cashout', currency: CurrencyCode): Promise<Answered<PaymentMethod[]>>;
  getMethodFields(method: string, action: 'deposit' | 'cashout'): Promise<Answered<MethodField[]>>;
  /** Clears the cached methods. */
  resetCache(): void;
  createDeposit(order: DepositRequest): Promise<Answered<BegunDeposit, 'createDeposit'>>;
  createWithdrawal(order: WithdrawalOrder): Promise<Answered<Payment, 'createWithdrawal'>>;
  getPayment(id: string): Promise<Answered<Payment>>;
  cancelDeposit(id: string): Promise<Answered<Payment>>;
  /**
   * The card in a message from a provider's frame, or `null` if the message contains none. The caller must first
   * verify the origin of the message.
   */
  cardOf(message: unknown): ReportedCard | null;
  /** Reports a payment to the fraud check [CALL-040]. */
  reportTransaction(report: TransactionReport): Promise<Answered<undefined>>;
}
