import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';

/** A payment as the plain model has it. */
export interface ModelPayment {
  readonly id: string;
  readonly action: 'deposit' | 'cashout';
  readonly amount: bigint;
  /** When it began, in milliseconds; of two of one moment the one with the higher id is the newer. */
  readonly at: number;
  state: PaymentState;
  /** Its provider has taken it back, or will as soon as it has brought money. */
  chargedBack: boolean;
}

const ends: readonly PaymentState[] = ['succeeded', 'declined', 'rejected', 'canceled', 'recalled'];
/** How far a payment has come that has not ended; no word leads back. */
const progress: readonly PaymentState[] = ['pending', 'processing', 'reserved'];

/** The states that may come right after each; written here once more, so that the platform's own table is held to it [A26]. */
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

/** Whether a payment that has come to these states, one after the other, has gone a way that there is. */
export const isWay = ([first, ...rest]: readonly PaymentState[]): boolean =>
  first === 'pending' &&
  rest.every((state, at) => after[at === 0 ? first : (rest[at - 1] ?? first)].split(' ').includes(state));

export const isEnded = ({ state }: ModelPayment): boolean => ends.includes(state);

/** What a player's money should be, kept in three numbers: it knows of no rows, locks, references or providers. */
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

  /** Hears where a payment has come; what ended stays, and what is sent on is not taken back. */
  hear(payment: ModelPayment, notification: PaymentState): void {
    if (isEnded(payment)) return;
    const isBack = progress.includes(notification) && progress.indexOf(notification) <= progress.indexOf(payment.state);
    if (isBack || (notification === 'recalled' && payment.state !== 'pending')) return;
    payment.state = notification;
    if (!ends.includes(notification)) return;
    if (payment.action === 'deposit') {
      if (notification !== 'succeeded') return;
      this.cash += payment.amount;
      if (payment.chargedBack) this.takeBack(payment);
      return;
    }
    this.withheld -= payment.amount;
    if (notification !== 'succeeded') this.cash += payment.amount;
  }

  /** Hears that a deposit was taken back: of what brought nothing nothing can be taken. */
  receiveChargeBack(payment: ModelPayment): void {
    if (payment.action !== 'deposit' || payment.chargedBack || (isEnded(payment) && payment.state !== 'succeeded'))
      return;
    payment.chargedBack = true;
    if (payment.state === 'succeeded') this.takeBack(payment);
  }

  /** Withdrawals that were not sent give way, newest first; what is missing then is nobody's who plays. */
  private takeBack({ amount }: ModelPayment): void {
    const waiting = this.payments
      .filter(({ action, state }) => action === 'cashout' && state === 'pending')
      .toSorted((one, other) => other.at - one.at || (other.id < one.id ? -1 : 1));
    for (const withdrawal of waiting) if (this.cash < amount) this.hear(withdrawal, 'rejected');
    this.cash -= this.cash < amount ? this.cash : amount;
  }

  play(stake: bigint, win: bigint): void {
    this.cash += win - stake;
  }
}
