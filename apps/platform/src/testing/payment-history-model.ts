import type { PaymentState } from '@liftoff/contract/cashbox';

/** A payment as the plain model has it. */
export interface ModelPayment {
  readonly id: string;
  readonly action: 'deposit' | 'cashout';
  readonly amount: bigint;
  state: PaymentState;
}

const ends: readonly PaymentState[] = ['succeeded', 'declined', 'rejected', 'canceled', 'recalled'];
/** How far a payment has come that has not ended; no word leads back. */
const progress: readonly PaymentState[] = ['pending', 'processing', 'reserved'];

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
  hear(payment: ModelPayment, word: PaymentState): void {
    if (isEnded(payment)) return;
    const isBack = progress.includes(word) && progress.indexOf(word) <= progress.indexOf(payment.state);
    if (isBack || (word === 'recalled' && payment.state !== 'pending')) return;
    payment.state = word;
    if (!ends.includes(word)) return;
    if (payment.action === 'deposit') {
      if (word === 'succeeded') this.cash += payment.amount;
      return;
    }
    this.withheld -= payment.amount;
    if (word !== 'succeeded') this.cash += payment.amount;
  }

  play(stake: bigint, win: bigint): void {
    this.cash += win - stake;
  }
}
