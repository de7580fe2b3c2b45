import type { Send } from '@liftoff/contract/core/client';
import type { cashbox, Payment, PaymentMethod, TransactionReport } from '@liftoff/contract/cashbox/cashbox';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { WireAmount } from '@liftoff/contract/core/money';
import type { LimitLeft } from '@liftoff/contract/core/refusals';
import type { CurrencyCode } from '@liftoff/contract/core/currencies';

type Calls = typeof cashbox;
export type MethodField = Received<Calls['paymentMethodFields']>[number];
export type BegunDeposit = Received<Calls['createDeposit']>;

/** What a refused call says: its code (or that no answer came) and the fields it names. */
export interface Refused<Call extends keyof Calls = keyof Calls> {
  ok: false;
  refusal: Calls[Call]['refusals'][number] | 'failed';
  fields: readonly string[];
  /** On `limit_reached`: what the limit leaves and until when, where the platform says so. */
  limit?: LimitLeft;
}
export type Answered<T, Call extends keyof Calls = keyof Calls> = { ok: true; value: T } | Refused<Call>;

export interface DepositOrder {
  method: string;
  amount: WireAmount;
  currency: CurrencyCode;
  /** Made by the caller and kept until answered: the same key begins one deposit, however often it is sent [A24]. */
  key: string;
}

/** A deposit; with one of the method's saved profiles it is paid again without details being asked for. */
export interface DepositRequest extends DepositOrder {
  profile?: string | undefined;
}

export interface WithdrawalOrder extends DepositOrder {
  /** What the method's fields ask for: a saved profile, or an address. */
  to: { profile_id: string } | { address: string };
}

/** What a provider's step tells of the card that was given there; never its number [A29]. */
export interface ReportedCard {
  holder: string;
  /** `MM/YY`. */
  expiry: string;
  lastFour: string;
  bin: string;
}

/** The payments library as the cashbox knows it (CALL-091 to CALL-095). An operator may put another in its place. */
export interface PaymentsLibrary {
  /** How calls are sent; before it nothing else may be called. */
  config(options: { send: Send }): void;
  getMethods(action: 'deposit' | 'cashout', currency: CurrencyCode): Promise<Answered<PaymentMethod[]>>;
  getMethodFields(method: string, action: 'deposit' | 'cashout'): Promise<Answered<MethodField[]>>;
  /** Forgets the methods that were read. */
  resetCache(): void;
  createDeposit(order: DepositRequest): Promise<Answered<BegunDeposit, 'createDeposit'>>;
  createWithdrawal(order: WithdrawalOrder): Promise<Answered<Payment, 'createWithdrawal'>>;
  getPayment(id: string): Promise<Answered<Payment>>;
  cancelDeposit(id: string): Promise<Answered<Payment>>;
  /** The card in a message of a provider's frame, which the caller has seen to be its own; null: it tells of none. */
  cardOf(message: unknown): ReportedCard | null;
  /** Tells the fraud check of a payment (CALL-040). */
  reportTransaction(report: TransactionReport): Promise<Answered<undefined>>;
}
