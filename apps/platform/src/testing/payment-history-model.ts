import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/** A payment in the simple model. */
export interface ModelPayment {
  readonly id: string;
  readonly action: 'deposit' | 'cashout';
  readonly amount: bigint;
  /**
   * When the payment was started, in milliseconds. Of two payments with the same time, the one with the higher id is
   * newer.
   */
  readonly at: number;
  state: PaymentState;
  /**
   * Whether the provider has charged the payment back. Before the deposit succeeds, the charge-back has no effect
   * yet.
   */
  chargedBack: boolean;
}

const ends: readonly PaymentState[] = ['succeeded', 'declined', 'rejected', 'canceled', 'recalled'];
/** The order of the states of an open payment. A notification never moves a payment back. */
const progress: readonly PaymentState[] = ['pending', 'processing', 'reserved'];

/**
 * The states that can directly follow each state. Repeated here on purpose, as a check of the platform's own table
 * [A26].
 */
const after: Readonly<Record<PaymentState, string>> = {
  pending: 'processing reserved succeeded declined rejected canceled recalled',
  processing: 'reserved succeeded declined rejected canceled',
  reserved: 'succeeded declined rejected canceled',
  succeeded: '',
  declined: '',
  rejected: '',
  canceled: '',
  recalled: '',
};

/** Whether a sequence of states is a valid path for a payment. */
export const isWay = ([first, ...rest]: readonly PaymentState[]): boolean =>
  first === 'pending' &&
  rest.every((state, at) => after[at === 0 ? first : (rest[at - 1] ?? first)].split(' ').includes(state));

export const isEnded = ({ state }: ModelPayment): boolean => ends.includes(state);

/** A player's expected money as a few simple numbers, without rows, locks, references or providers. */
export class PaymentHistoryModel {
  cash: bigint;
  withheld: bigint;
  readonly payments: ModelPayment[] = [];

  constructor(cash: bigint, withheld: bigint) {
    this.cash = cash;
    this.withheld = withheld;
  }

  begin(payment: ModelPayment): void {
    if (this.payments.some(({ id }) => id === payment.id)) return;
    this.payments.push(payment);
    if (payment.action === 'deposit') return;
    this.cash -= payment.amount;
    this.withheld += payment.amount;
  }

  /**
   * Applies a payment status update. Final states never change, and a withdrawal already sent to its provider cannot
   * be recalled.
   */
  update(payment: ModelPayment, state: PaymentState): void {
    if (isEnded(payment)) return;
    const isBack = progress.includes(state) && progress.indexOf(state) <= progress.indexOf(payment.state);
    if (isBack || (state === 'recalled' && payment.state !== 'pending')) return;
    payment.state = state;
    if (!ends.includes(state)) return;
    if (payment.action === 'deposit') {
      if (state !== 'succeeded') return;
      this.cash += payment.amount;
      if (payment.chargedBack) this.takeBack(payment);
      return;
    }
    this.withheld -= payment.amount;
    if (state !== 'succeeded') this.cash += payment.amount;
  }

  /** Applies the charge-back of a deposit. No money is taken for a deposit that ended without success. */
  receiveChargeBack(payment: ModelPayment): void {
    if (payment.action !== 'deposit' || payment.chargedBack || (isEnded(payment) && payment.state !== 'succeeded'))
      return;
    payment.chargedBack = true;
    if (payment.state === 'succeeded') this.takeBack(payment);
  }

  /**
   * Takes a deposit back. If the balance is too low, withdrawals that were not sent yet are rejected, newest first.
   * The player does not owe any remaining shortfall.
   */
  private takeBack({ amount }: ModelPayment): void {
    const waiting = this.payments
      .filter(({ action, state }) => action === 'cashout' && state === 'pending')
      .toSorted((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1));
    for (const withdrawal of waiting) if (this.cash < amount) this.update(withdrawal, 'rejected');
    this.cash -= this.cash < amount ? this.cash : amount;
  }

  play(stake: bigint, win: bigint): void {
    this.cash += win - stake;
  }
}
