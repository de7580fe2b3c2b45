import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { profileAge } from '../../account/profile/age.ts';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { houseAccount, openAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { isExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import type { PaymentRow } from '../payment/payment-row.ts';

/**
 * Why a deposit that has been paid may not come into play, or null. The payment is held, and with it its player: a break
 * that begins at the same time is seen, or comes after. A limit that was reached meanwhile stops nothing that was begun
 * inside it.
 */
export async function barOf(tx: Tx, deps: Deps, payment: PaymentRow): Promise<Payment['held_for']> {
  const playerId = Number(payment.player_id);
  const player = await playerById(tx, playerId);
  if (player === null) throw new Error(`Player ${playerId} has gone`);
  const now = deps.now();
  if (profileAge(player, now) !== null) return 'under_age';
  const block = blockOf(await limitsOf(tx, playerId, now));
  if (block === 'self_excluded' || block === 'cooling_off') return block;
  return (await isExcludedElsewhere(tx, player, now)) ? 'self_excluded' : null;
}

/** Money that goes back where it came from waits in an account of its own; the player is told by mail [C12]. */
export async function holdMoney(tx: Tx, deps: Deps, payment: PaymentRow): Promise<void> {
  const playerId = Number(payment.player_id);
  const held = playerAccount(playerId, 'held', payment.currency);
  await openAccount(tx, held);
  const posted = await post(tx, deps, {
    kind: 'deposit_held',
    reference: `payment:${payment.id}`,
    legs: [
      { account: houseAccount('payments', payment.currency), amount: -payment.amount },
      { account: held, amount: payment.amount },
    ],
  });
  if (posted.outcome !== 'posted') throw new Error(`Payment ${payment.id} could not be held: ${posted.outcome}`);
  await audit(tx, deps, { actor: 'house', action: 'payment.held', subject: `payment:${payment.id}` });
  const player = await playerById(tx, playerId);
  if (player === null) throw new Error(`Player ${playerId} has gone`);
  const amount = formatMoney(payment.amount, payment.currency, player.language);
  await sendMail(tx, deps, {
    to: player.email,
    language: player.language,
    text: 'deposit_held',
    fill: { amount, payment: payment.id },
  });
}
