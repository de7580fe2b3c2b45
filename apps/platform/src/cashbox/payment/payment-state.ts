import type { PaymentState } from '@liftoff/contract/cashbox/cashbox';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { isFinal, mayFollow } from '@liftoff/rules/cashbox/payment-states';
import { rememberPayer } from '../../account/profile/payment-marks.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { FactData } from '../../facts/fact.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { emitAll } from '../../realtime/outbox.ts';
import { bookEarlyChargeBack } from './charge-back.ts';
import { barOf, holdMoney } from '../withdrawal/held-money.ts';
import { postPayment } from './payment-money.ts';
import { writeStep, type PaymentRow } from './payment-row.ts';

/** A payment that has come to another state; its money has moved as well. */
export type PaymentMoved = FactData<'payment_moved'>;

/**
 * Follows every move of a payment, in its transaction: where it throws, neither the payment nor its money has moved, and
 * the provider tells it again. So it does only what must not be missing when the money is there, under the locks of the
 * player and the payment; what may follow later reads the fact.
 */
export type PaymentListener = (tx: Tx, moved: PaymentMoved) => Promise<void>;

/**
 * Brings a payment that is under lock to a state in the caller's transaction: the payment, its money, its listeners in
 * their order, its fact, its events. A state that may not follow changes nothing: a final one stays, whatever comes late or
 * out of order [B18]. Money that comes for a player who may not have it in play any more is held, and the payment
 * `rejected`; money that goes out is never stopped by a break. `source`: the provider's own name of what was paid with,
 * where it has one. Answers whether it changed.
 */
export type MovePayment = (
  tx: Tx,
  payment: PaymentRow,
  wanted: PaymentState,
  source?: string | null,
) => Promise<boolean>;

/** How payments move in a platform with these listeners. */
export function movePayments(deps: Deps, listeners: readonly PaymentListener[]): MovePayment {
  const move: MovePayment = async (tx, payment, wanted, source = null) => {
    if (!mayFollow(payment.state, wanted)) return false;
    const comesIn = payment.action === 'deposit' && wanted === 'succeeded';
    // Before it is asked whose money it is: who pays with an excluded person's card is that person [C13].
    if (comesIn && source !== null)
      await rememberPayer(tx, Number(payment.player_id), { of: payment.provider, name: source }, deps.now());
    const heldFor = comesIn ? await barOf(tx, deps, payment) : null;
    const state = heldFor === null ? wanted : 'rejected';
    await tx.query('UPDATE payments SET state = $2, finished_at = $3, held_for = $4 WHERE id = $1', [
      payment.id,
      state,
      isFinal(state) ? deps.now() : null,
      heldFor,
    ]);
    await writeStep(tx, payment.id, state, deps.now());
    if (heldFor !== null) await holdMoney(tx, deps, payment);
    const balances = [...(await postPayment(tx, deps, payment, state))];
    if (comesIn)
      balances.push(...(await bookEarlyChargeBack(tx, deps, { ...payment, state, held_for: heldFor }, move)));
    const { id, action, currency, amount } = payment;
    const player = Number(payment.player_id);
    const moved: PaymentMoved = { player, payment: id, action, state, currency, amount };
    for (const listener of listeners) await listener(tx, moved);
    await recordFact(tx, { kind: 'payment_moved', at: deps.now(), data: moved });
    const data = { id, action, state };
    await emitAll(tx, [...balances, { channel: privateChannel('payments_changes', player), data }]);
    return true;
  };
  return move;
}
