import type { PaymentState } from '@liftoff/contract/cashbox';
import { privateChannel } from '@liftoff/contract/realtime';
import { isFinal, mayFollow } from '@liftoff/rules/cashbox/payment-states';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { recordFact } from '../facts/record-fact.ts';
import { emitAll } from '../realtime/outbox.ts';
import { barOf, holdMoney } from './held-money.ts';
import { postPayment } from './payment-money.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Brings a payment that is under lock to a state, with its money and its events, in the caller's transaction. A state
 * that may not follow changes nothing: a final one stays, whatever comes late or out of order [B18]. Money that comes for a
 * player who may not have it in play any more is held, and the payment `rejected`; money that goes out is never stopped by
 * a break. Answers whether it changed.
 */
export async function moveTo(tx: Tx, deps: Deps, payment: PaymentRow, wanted: PaymentState): Promise<boolean> {
  if (!mayFollow(payment.state, wanted)) return false;
  const comesIn = payment.action === 'deposit' && wanted === 'succeeded';
  const heldFor = comesIn ? await barOf(tx, deps, payment) : null;
  const state = heldFor === null ? wanted : 'rejected';
  await tx.query('UPDATE payments SET state = $2, finished_at = $3, held_for = $4 WHERE id = $1', [
    payment.id,
    state,
    isFinal(state) ? deps.now() : null,
    heldFor,
  ]);
  if (heldFor !== null) await holdMoney(tx, deps, payment);
  const moved = await postPayment(tx, deps, payment, state);
  const { id, action, currency, amount } = payment;
  const player = Number(payment.player_id);
  await recordFact(tx, {
    kind: 'payment_moved',
    at: deps.now(),
    data: { player, payment: id, action, state, currency, amount },
  });
  const data = { id, action, state };
  await emitAll(tx, [...moved, { channel: privateChannel('payments_changes', player), data }]);
  return true;
}
