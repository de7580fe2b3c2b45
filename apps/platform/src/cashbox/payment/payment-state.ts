import { privateChannel } from '@liftoff/contract/core/realtime';
import { isFinal, mayFollow } from '@liftoff/rules/cashbox/payment-states';
import { rememberPayer } from '../../account/profile/payment-marks.ts';
import type { Deps } from '../../core/deps.ts';
import type { Tx } from '../../database/database.ts';
import type { PaymentListener, PaymentMoved } from '../../facts/payment-listener.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { emit } from '../../realtime/outbox.ts';
import { bookEarlyChargeBack } from './charge-back.ts';
import { barOf, holdMoney } from '../withdrawal/reserved-funds.ts';
import type { MovePayment } from './move-payment.ts';
import { postPayment } from './payment-money.ts';
import { writeStep } from './payment-row.ts';

/** Locks the offer with which a deposit began. Called before its money moves, because accounts are locked later. */
export type LockOffer = (tx: Tx, offer: string) => Promise<unknown>;

/** Creates the function that moves payments and notifies these listeners. */
export function movePayments(deps: Deps, listeners: readonly PaymentListener[], lockOffer: LockOffer): MovePayment {
  const move: MovePayment = async (tx, payment, wanted, source = null) => {
    if (!mayFollow(payment.state, wanted)) return false;
    const comesIn = payment.action === 'deposit' && wanted === 'succeeded';
    // Recorded before the exclusion check, because anyone who pays with an excluded person's card counts as that
    // person [C13].
    if (comesIn && source !== null)
      await rememberPayer(tx, Number(payment.player_id), { of: payment.provider, name: source }, deps.now());
    const reservedFor = comesIn ? await barOf(tx, deps, payment) : null;
    const state = reservedFor === null ? wanted : 'rejected';
    await tx.query('UPDATE payments SET state = $2, finished_at = $3, held_for = $4 WHERE id = $1', [
      payment.id,
      state,
      isFinal(state) ? deps.now() : null,
      reservedFor,
    ]);
    await writeStep(tx, payment.id, state, deps.now());
    const { id, action, method, offer, currency, amount } = payment;
    if (reservedFor !== null) await holdMoney(tx, deps, payment);
    else if (comesIn && offer !== null) await lockOffer(tx, offer);
    await postPayment(tx, deps, payment, state);
    const player = Number(payment.player_id);
    const moved: PaymentMoved = { player, payment: id, action, state, method, offer, currency, amount };
    // Recorded before a charge-back, whose fact takes this one back.
    await recordFact(tx, { kind: 'payment_moved', at: deps.now(), data: moved });
    if (comesIn) await bookEarlyChargeBack(tx, deps, { ...payment, state, held_for: reservedFor }, move);
    for (const listener of listeners) await listener(tx, moved);
    await emit(tx, privateChannel('payments_changes', player), { id, action, state });
    return true;
  };
  return move;
}
