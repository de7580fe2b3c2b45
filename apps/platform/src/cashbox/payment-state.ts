import type { PaymentState } from '@liftoff/contract/cashbox';
import { privateChannel } from '@liftoff/contract/realtime';
import { isFinal, mayFollow } from '@liftoff/rules/cashbox/payment-states';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, houseAccount, playerAccount, post } from '../ledger/ledger.ts';
import { recordFact } from '../facts/record-fact.ts';
import { emitAll, type OutboxEvent } from '../realtime/outbox.ts';
import { balanceEvent } from '../wallet/balance-event.ts';
import { barOf, holdMoney } from './held-money.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Brings a payment that is under lock to a state, with its money and its events, in the caller's transaction. A state
 * that may not follow changes nothing: a final one stays, whatever comes late or out of order [B18]. Money for a player
 * who may not have it in play any more is held, and the payment `rejected`. Answers whether it changed.
 */
export async function moveTo(tx: Tx, deps: Deps, payment: PaymentRow, wanted: PaymentState): Promise<boolean> {
  if (!mayFollow(payment.state, wanted)) return false;
  const heldFor = wanted === 'succeeded' ? await barOf(tx, deps, payment) : null;
  const state = heldFor === null ? wanted : 'rejected';
  await tx.query('UPDATE payments SET state = $2, finished_at = $3, held_for = $4 WHERE id = $1', [
    payment.id,
    state,
    isFinal(state) ? deps.now() : null,
    heldFor,
  ]);
  if (heldFor !== null) await holdMoney(tx, deps, payment);
  const paid = state === 'succeeded' ? await money[payment.action](tx, deps, payment) : [];
  const { id, action, currency, amount } = payment;
  const player = Number(payment.player_id);
  await recordFact(tx, {
    kind: 'payment_moved',
    at: deps.now(),
    data: { player, payment: id, action, state, currency, amount },
  });
  const data = { id, action, state };
  await emitAll(tx, [...paid, { channel: privateChannel('payments_changes', player), data }]);
  return true;
}

/** What a payment that has succeeded does to money, by what it is: one that takes money out can never bring any in. */
const money: Readonly<Record<PaymentRow['action'], typeof payIn>> = {
  deposit: payIn,
  cashout: (_tx, _deps, payment) => {
    throw new Error(`Payment ${payment.id} takes money out, and no money was held for it`);
  },
};

/** The money of a deposit, once: the reference is the payment itself [I5]. */
async function payIn(tx: Tx, deps: Deps, payment: PaymentRow): Promise<OutboxEvent[]> {
  const playerId = Number(payment.player_id);
  const cash = playerAccount(playerId, 'cash', payment.currency);
  const posted = await post(tx, deps, {
    kind: 'deposit',
    reference: `payment:${payment.id}`,
    legs: [
      { account: houseAccount('payments', payment.currency), amount: -payment.amount },
      { account: cash, amount: payment.amount },
    ],
  });
  if (posted.outcome !== 'posted') throw new Error(`Payment ${payment.id} could not be posted: ${posted.outcome}`);
  const after = posted.balances.find(balance => balance.account === cash);
  if (after === undefined) throw new Error('The ledger left out the player');
  const { currency } = payment;
  const bonus = await balanceOf(tx, playerAccount(playerId, 'bonus', currency));
  const since = posted.before.find(balance => balance.account === cash)?.seq ?? 0;
  return [balanceEvent(playerId, { currency, amount: after.balance, bonus, seq: after.seq, since })];
}
