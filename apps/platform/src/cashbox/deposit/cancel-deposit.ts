import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { withIdempotency } from '../../database/with-idempotency.ts';
import type { WithdrawalParts } from '../withdrawal/create-withdrawal.ts';
import { holdPayment, paymentOf, paymentView } from '../payment/payment-row.ts';

/**
 * Cancels a deposit that its provider has not decided yet, under the locks of the player and the payment. Cancelling
 * twice is harmless. An idempotency key applies to one payment [A24].
 */
export function cancelDeposit(
  { platform: { db, deps }, providers, move }: Pick<WithdrawalParts, 'platform' | 'providers' | 'move'>,
  id: string,
  call: CallOf<'player'>,
): Promise<Payment | Refused> {
  const playerId = call.player.id;
  const write = { owner: `player:${playerId}`, call: 'cancelDeposit', key: call.idempotencyKey, input: { id } };
  return withIdempotency(db, deps, write, async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null || Number(payment.player_id) !== playerId || payment.action !== 'deposit')
      return refuse('not_found');
    if (payment.state === 'canceled') return paymentView(payment);
    if (isFinal(payment.state) || !(await providers.byId(payment.provider)?.cancel(tx, payment.id)))
      return refuse('payment_final');
    await move(tx, payment, 'canceled');
    const canceled = await paymentOf(tx, playerId, id);
    if (canceled === null) throw new Error(`Payment ${id} has gone`);
    return paymentView(canceled);
  });
}
