import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { playerById } from '../../account/player-row.ts';
import { rulePlaceOf } from '../../account/profile/rule-place.ts';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql } from '../../database/database.ts';
import { isExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { withIdempotency } from '../../database/with-idempotency.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import type { Platform } from '../../core/platform-context.ts';
import { holdPayment, isRecallable, paymentView, type PaymentRow } from '../payment/payment-row.ts';
import type { MovePayment } from '../payment/move-payment.ts';

/**
 * Whether a player may recall withdrawals in order to play with the money. The market rules must allow it, and the
 * player must not be on a break, excluded or at a limit [D1].
 */
async function mayRecall(sql: Sql, { deps, ruleFor }: Platform, playerId: number): Promise<boolean> {
  const player = await playerById(sql, playerId);
  const now = deps.now();
  if (player === null || !ruleFor({ ...rulePlaceOf(player), at: now }).withdrawal_recall) return false;
  if (blockOf(await limitsOf(sql, playerId, now)) !== null) return false;
  return !(await isExcludedElsewhere(sql, player, now));
}

/** A payment in the form shown to its player, including whether it can be recalled. */
export async function viewFor(sql: Sql, platform: Platform, playerId: number, payment: PaymentRow): Promise<Payment> {
  return paymentView(payment, isRecallable(payment) && (await mayRecall(sql, platform, playerId)));
}

/** Payments in the form shown to their player, as in `viewFor`. */
export async function viewsFor(
  sql: Sql,
  platform: Platform,
  playerId: number,
  payments: readonly PaymentRow[],
): Promise<Payment[]> {
  const recallable = payments.some(isRecallable) && (await mayRecall(sql, platform, playerId));
  return payments.map(payment => paymentView(payment, recallable));
}

/**
 * Recalls a withdrawal before it is sent to its provider, under the locks of the player and the payment. Recalling
 * twice is harmless. An idempotency key applies to one payment [A24]. The recall is recorded in the audit trail, and
 * in a `payment_moved` fact that the harm markers read.
 */
export function recallPayment(
  platform: Platform,
  move: MovePayment,
  id: string,
  call: CallOf<'player'>,
): Promise<Payment | Refused> {
  const { db, deps } = platform;
  const playerId = call.player.id;
  const write = { owner: `player:${playerId}`, call: 'recallPayment', key: call.idempotencyKey, input: { id } };
  return withIdempotency(db, deps, write, async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null || Number(payment.player_id) !== playerId || payment.action !== 'cashout')
      return refuse('not_found');
    if (payment.state === 'recalled') return paymentView(payment);
    if (!(await mayRecall(tx, platform, playerId))) return refuse('forbidden');
    if (!isRecallable(payment) || !(await move(tx, payment, 'recalled'))) return refuse('payment_final');
    const actor = `player:${playerId}`;
    const after = { payment: id };
    await audit(tx, deps, { actor, action: 'withdrawal.recalled', subject: actor, ip: call.ip, after });
    const recalled = await holdPayment(tx, id);
    if (recalled === null) throw new Error(`Payment ${id} has gone`);
    return paymentView(recalled);
  });
}
