import type { ReservedPayment } from '@liftoff/contract/console/entities';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById, type PlayerRow } from '../../account/player-row.ts';
import { refuse, type ByOperator, type Refused } from '../../core/call.ts';
import { audit, type AuditEvent } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { houseAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { reservedPaymentView, holdPayment, type PaymentRow } from '../payment/payment-row.ts';
import type { PaymentListener } from '../../facts/payment-listener.ts';
import type { Providers } from '../providers/providers.ts';

/**
 * Returns the reserved funds of a payment. The provider's refund, the ledger transfer, the audit entry and the
 * player's email happen in one transaction, once. If the funds were already returned, returns the existing result.
 * Refuses with `not_found` for a payment that is not reserved, and with `method_unavailable` if its provider cannot
 * refund it.
 */
export function returnReserved(
  platform: Platform,
  providers: Providers,
  id: string,
  by: ByOperator,
): Promise<ReservedPayment | Refused> {
  const { deps } = platform;
  return platform.db.transaction(async tx => {
    const payment = await holdPayment(tx, id);
    if (payment === null || payment.held_for === null) return refuse('not_found');
    const player = await playerById(tx, Number(payment.player_id));
    if (player === null) throw new Error(`Player ${payment.player_id} has gone`);
    if (payment.returned_at !== null) return reservedPaymentView({ ...payment, email: player.email });
    const returned = await sendBack(tx, deps, providers, payment, player, { actor: by.operator, ip: by.ip });
    return returned === null
      ? refuse('method_unavailable')
      : reservedPaymentView({ ...payment, returned_at: returned, email: player.email });
  });
}

/**
 * Returns a deposit that is paid after its player's account was closed for being under age, just as the closure
 * itself returns earlier deposits [C25]. If the provider cannot refund it, it stays reserved until it is handled in
 * the console.
 */
export const returnUnderAge =
  (deps: Deps, providers: Providers): PaymentListener =>
  async (tx, { player: playerId, payment: id, action, state }) => {
    if (action !== 'deposit' || state !== 'rejected') return;
    const payment = await holdPayment(tx, id);
    // An earlier charge-back has already taken the money.
    if (payment === null || payment.held_for !== 'under_age' || payment.returned_at !== null) return;
    const player = await playerById(tx, playerId);
    if (player?.closed_for === 'under_age') await sendBack(tx, deps, providers, payment, player, { actor: 'house' });
  };

/** Refunds a locked, reserved payment. Returns the time of the refund, or `null` if the provider cannot refund it. */
export async function sendBack(
  tx: Tx,
  deps: Deps,
  providers: Providers,
  payment: PaymentRow,
  player: Pick<PlayerRow, 'email' | 'language'>,
  by: Pick<AuditEvent, 'actor' | 'ip'>,
): Promise<Date | null> {
  if (!(await providers.byId(payment.provider)?.refund(tx, payment.id, payment.held_amount))) return null;
  await postReturn(tx, deps, payment);
  const now = deps.now();
  await tx.query('UPDATE payments SET returned_at = $2 WHERE id = $1', [payment.id, now]);
  const subject = `payment:${payment.id}`;
  await audit(tx, deps, { ...by, action: 'payment.returned', subject });
  await sendMail(tx, deps, {
    to: player.email,
    language: player.language,
    text: 'deposit_returned',
    fill: { amount: formatMoney(payment.held_amount, payment.currency, player.language), payment: payment.id },
  });
  return now;
}

/** Transfers the money back between the same accounts. The separate reference prevents a second return [I5]. */
async function postReturn(tx: Tx, deps: Deps, payment: PaymentRow): Promise<void> {
  const posted = await post(tx, deps, {
    kind: 'deposit_returned',
    reference: `payment:${payment.id}:returned`,
    legs: [
      { account: playerAccount(Number(payment.player_id), 'held', payment.currency), amount: -payment.held_amount },
      { account: houseAccount('payments', payment.currency), amount: payment.held_amount },
    ],
  });
  if (posted.outcome !== 'posted') throw new Error(`Payment ${payment.id} could not go back: ${posted.outcome}`);
}
