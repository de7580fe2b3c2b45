import { privateChannel } from '@liftoff/contract/core/realtime';
import { isFinal } from '@liftoff/rules/cashbox/payment-states';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { recordFact } from '../../facts/record-fact.ts';
import { balanceOf, houseAccount, lockAccounts, playerAccount, type Leg } from '../../ledger/ledger.ts';
import { emit } from '../../realtime/outbox.ts';
import { postAndNotify } from '../../wallet/post-and-notify.ts';
import { pendingWithdrawals, type PaymentRow } from './payment-row.ts';
import type { MovePayment } from './move-payment.ts';

/** The reference of every charge-back transfer, which ensures that it is booked only once [I5]. */
const referenceOf = (paymentId: string): string => `payment:${paymentId}:charged_back`;

/**
 * Records that a provider charged a deposit back; repeated notifications have no effect. Books the charge-back
 * immediately if the deposit was credited or reserved. If the deposit has not reached a final state, stores the
 * charge-back until the money arrives [B18]. The caller locks the payment and the player. Returns whether anything
 * changed: `false` for a duplicate, a withdrawal, or a deposit that ended without money.
 */
export async function receiveChargeBack(tx: Tx, deps: Deps, payment: PaymentRow, move: MovePayment): Promise<boolean> {
  const brought = payment.state === 'succeeded' || payment.held_for !== null;
  if (payment.action !== 'deposit' || (isFinal(payment.state) && !brought)) {
    deps.log.error({ payment: payment.id, state: payment.state }, 'a charge-back of a payment that brought no money');
    return false;
  }
  const fresh = await tx.query(
    `INSERT INTO charge_backs (payment_id, received_at) VALUES ($1, $2)
     ON CONFLICT (payment_id) DO NOTHING RETURNING payment_id`,
    [payment.id, deps.now()],
  );
  if (fresh.length === 0) return false;
  if (!brought) return true;
  const { id, action, state } = payment;
  await bookChargeBack(tx, deps, payment, move);
  await emit(tx, privateChannel('payments_changes', Number(payment.player_id)), { id, action, state });
  return true;
}

/** Books a charge-back that was reported before its deposit was paid, now that the money has arrived. */
export async function bookEarlyChargeBack(tx: Tx, deps: Deps, payment: PaymentRow, move: MovePayment): Promise<void> {
  const waiting = await tx.query('SELECT FROM charge_backs WHERE payment_id = $1 AND booked_at IS NULL', [payment.id]);
  if (waiting.length > 0) await bookChargeBack(tx, deps, payment, move);
}

/** Whether any of the player's deposits was ever charged back. */
export async function hasChargeBack(sql: Sql, playerId: number): Promise<boolean> {
  const found = await sql.query(
    `SELECT FROM charge_backs c JOIN payments p ON p.id = c.payment_id
     WHERE p.player_id = $1 AND c.booked_at IS NOT NULL LIMIT 1`,
    [playerId],
  );
  return found.length > 0;
}

/**
 * Books a charge-back of a deposit that was credited or reserved. The caller locks the payment and the player. Takes
 * the money from the player's balance, after cancelling unsent withdrawals with `move` if necessary. The balance never
 * falls below zero: the operator bears the rest as a loss [I3]. For a reserved deposit, takes the reserved money
 * instead; if that was already returned, the whole amount is a loss.
 */
async function bookChargeBack(tx: Tx, deps: Deps, payment: PaymentRow, move: MovePayment): Promise<void> {
  const source = payment.held_for === null ? 'cash' : 'held';
  if (source === 'cash') await freeWithdrawals(tx, payment, move);
  const taken = await postChargeBack(tx, deps, payment, source);
  const lost = payment.amount - taken;
  await tx.query('UPDATE charge_backs SET booked_at = $2, taken = $3, lost = $4 WHERE payment_id = $1', [
    payment.id,
    deps.now(),
    taken,
    lost,
  ]);
  if (source === 'held' && payment.returned_at === null)
    await tx.query('UPDATE payments SET returned_at = $2 WHERE id = $1', [payment.id, deps.now()]);
  const after = { taken: taken.toString(), lost: lost.toString() };
  await audit(tx, deps, { actor: 'house', action: 'payment.charged_back', subject: `payment:${payment.id}`, after });
  await recordChargeBack(tx, deps, payment);
  await notifyPlayer(tx, deps, payment);
}

/** Records the charge-back as a fact, so that consumers take back what hangs on the deposit [PX-43]. */
async function recordChargeBack(tx: Tx, deps: Deps, payment: PaymentRow): Promise<void> {
  const { id, method, offer, currency, amount } = payment;
  const at = deps.now();
  // A deposit whose charge-back arrived early is credited in this transaction.
  const credited = payment.held_for === null ? (payment.finished_at ?? at) : null;
  const data = { player: Number(payment.player_id), payment: id, method, offer, currency, amount };
  await recordFact(tx, { kind: 'deposit_charged_back', at, data: { ...data, credited_at: credited } });
}

/** Rejects pending withdrawals of the same currency, newest first, until the balance covers the charge-back. */
async function freeWithdrawals(tx: Tx, payment: PaymentRow, move: MovePayment): Promise<void> {
  const cash = playerAccount(Number(payment.player_id), 'cash', payment.currency);
  if ((await balanceOf(tx, cash)) >= payment.amount) return;
  const pending = await pendingWithdrawals(tx, Number(payment.player_id));
  const own = pending.filter(({ currency }) => currency === payment.currency).toReversed();
  for (const withdrawal of own) {
    if ((await balanceOf(tx, cash)) >= payment.amount) return;
    await move(tx, withdrawal, 'rejected');
  }
}

async function postChargeBack(tx: Tx, deps: Deps, payment: PaymentRow, source: 'cash' | 'held'): Promise<bigint> {
  const { id, currency, amount } = payment;
  const playerId = Number(payment.player_id);
  const from = playerAccount(playerId, source, currency);
  const [losses, provider] = [houseAccount('charge_backs', currency), houseAccount('payments', currency)];
  const reference = referenceOf(id);
  await lockAccounts(tx, [{ reference, legs: [from, losses, provider].map(account => ({ account })) }]);
  const isGone = source === 'held' && payment.returned_at !== null;
  const has = isGone ? 0n : await balanceOf(tx, from);
  // The account may also hold other deposits' money.
  const most = source === 'held' ? payment.held_amount : amount;
  const taken = has < most ? has : most;
  const legs: Leg[] = [
    { account: from, amount: -taken },
    { account: losses, amount: taken - amount },
    { account: provider, amount },
  ].filter(leg => leg.amount !== 0n);
  const posted = await postAndNotify(tx, deps, [{ kind: 'charge_back', reference, legs }]);
  if (posted.outcome !== 'posted') throw new Error(`Payment ${id} could not be charged back: ${posted.outcome}`);
  return taken;
}

async function notifyPlayer(tx: Tx, deps: Deps, payment: PaymentRow): Promise<void> {
  const player = await playerById(tx, Number(payment.player_id));
  if (player === null) throw new Error(`Player ${payment.player_id} has gone`);
  // A player whose account is closed gets no more emails.
  if (player.closed_at !== null) return;
  await sendMail(tx, deps, {
    to: player.email,
    language: player.language,
    text: 'deposit_charged_back',
    fill: { amount: formatMoney(payment.amount, payment.currency, player.language), payment: payment.id },
  });
}
