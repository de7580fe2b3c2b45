import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { houseAccount, playerAccount, type Leg, type TransferKind } from '../../ledger/ledger.ts';
import { postAndNotify } from '../../wallet/post-and-notify.ts';
import type { PaymentRow } from './payment-row.ts';

/** The transfer triggered by a payment's final state: its kind, source and destination. */
interface Movement {
  readonly kind: TransferKind;
  readonly from: Place;
  readonly to: Place;
}

/** `withheld`: the player's account for money reserved for open withdrawals. */
type Place = 'provider' | 'cash' | 'withheld';

const toCash: Movement = { kind: 'deposit', from: 'provider', to: 'cash' };
const paidOut: Movement = { kind: 'withdrawal_paid', from: 'withheld', to: 'provider' };
const givenBack: Movement = { kind: 'withdrawal_return', from: 'withheld', to: 'cash' };

/**
 * Money movement for each action and state; `null` means that no money moves. A deposit only ever adds money, once it
 * has succeeded. A withdrawal only ever uses the money reserved for it: the money is paid out or given back.
 */
const movements: Readonly<Record<PaymentRow['action'], Readonly<Record<PaymentState, Movement | null>>>> = {
  deposit: {
    pending: null,
    processing: null,
    reserved: null,
    succeeded: toCash,
    declined: null,
    rejected: null,
    canceled: null,
    recalled: null,
  },
  cashout: {
    pending: null,
    processing: null,
    reserved: null,
    succeeded: paidOut,
    declined: givenBack,
    rejected: givenBack,
    canceled: givenBack,
    recalled: givenBack,
  },
};

/**
 * Posts the transfer for a payment that has reached a state. All final states share one reference, so that a withdrawal
 * is either paid out or returned, and only once [I5] [I7]. Throws if the withdrawal's money was not withheld.
 */
export async function postPayment(tx: Tx, deps: Deps, payment: PaymentRow, state: PaymentState): Promise<void> {
  const movement = movements[payment.action][state];
  if (movement === null) return;
  if (movement.from === 'withheld') await assertWithheld(tx, payment);
  const leg = (place: Place, amount: bigint): Leg => ({ account: accountOf(payment, place), amount });
  const legs = [leg(movement.from, -payment.amount), leg(movement.to, payment.amount)];
  const transfer = { kind: movement.kind, reference: `payment:${payment.id}`, legs };
  const posted = await postAndNotify(tx, deps, [transfer]);
  if (posted.outcome !== 'posted') throw new Error(`Payment ${payment.id} could not be posted: ${posted.outcome}`);
}

function accountOf(payment: { player_id: bigint; currency: CurrencyCode }, place: Place): Leg['account'] {
  return place === 'provider'
    ? houseAccount('payments', payment.currency)
    : playerAccount(Number(payment.player_id), place, payment.currency);
}

/** The reference of the transfer that reserves a withdrawal's money. */
export const withholding = (paymentId: string): string => `payment:${paymentId}:withheld`;

/**
 * Throws unless money was reserved for this withdrawal. All of a player's withdrawals share one account, and one
 * withdrawal must not be paid with another's money.
 */
async function assertWithheld(tx: Tx, payment: PaymentRow): Promise<void> {
  const found = await tx.query(`SELECT FROM ledger_transfers WHERE reference = $1 AND kind = 'withdrawal_hold'`, [
    withholding(payment.id),
  ]);
  if (found.length === 0) throw new Error(`Payment ${payment.id} takes money out, and none was withheld for it`);
}
