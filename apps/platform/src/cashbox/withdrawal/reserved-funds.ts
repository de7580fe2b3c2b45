import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { formatMoney } from '@liftoff/rules/money/money-format';
import { personOf } from '../../account/profile/person.ts';
import { profileAge } from '../../account/profile/age.ts';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { houseAccount, openAccount, playerAccount, post } from '../../ledger/ledger.ts';
import { isExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { protectedElsewhere, reportSecondAccount } from '../../limits/exclusion/second-accounts.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import type { PaymentRow } from '../payment/payment-row.ts';

/**
 * Why a paid deposit may not enter play, or `null` if it may. The caller locks the payment and its player, so that a
 * break that begins concurrently is either detected here or begins afterwards. A limit reached in the meantime does
 * not stop a deposit that was begun within it.
 */
export async function barOf(tx: Tx, deps: Deps, payment: PaymentRow): Promise<Payment['held_for']> {
  const playerId = Number(payment.player_id);
  const player = await playerById(tx, playerId);
  if (player === null) throw new Error(`Player ${playerId} has gone`);
  const now = deps.now();
  if (profileAge(player, now) !== null) return 'under_age';
  const block = blockOf(await limitsOf(tx, playerId, now));
  if (block === 'self_excluded' || block === 'cooling_off') return block;
  if (await isExcludedElsewhere(tx, player, now)) return 'self_excluded';
  const found = await protectedElsewhere(tx, personOf(player), now);
  if (found === null) return null;
  await reportSecondAccount(tx, deps, found, { playerId, at: 'deposit' });
  return found.kind;
}

/**
 * Moves a paid deposit that may not enter play to a separate account, from which it will be returned, and emails the
 * player [C12].
 */
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
