import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Deps } from '../../core/deps.ts';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { emit } from '../../realtime/outbox.ts';
import { paymentOf, writeStep } from './payment-row.ts';

/** Records that a player's new payment has begun: in its history, to the player's browsers, and as a fact. */
export async function notePaymentBegun(tx: Tx, deps: Deps, player: number, id: string): Promise<void> {
  const payment = await paymentOf(tx, player, id);
  if (payment === null) throw new Error(`Payment ${id} has gone`);
  const { action, state, method, offer, currency, amount } = payment;
  await writeStep(tx, id, state, deps.now());
  await emit(tx, privateChannel('payments_changes', player), { id, action, state });
  const data = { player, payment: id, action, method, offer, currency, amount };
  await recordFact(tx, { kind: 'payment_begun', at: deps.now(), data });
}
