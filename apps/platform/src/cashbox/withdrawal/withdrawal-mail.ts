import { formatMoney } from '@liftoff/rules/money/money-format';
import { sendMail } from '../../account/mail/mails.ts';
import { playerById } from '../../account/player-row.ts';
import type { Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { PaymentRow } from '../payment/payment-row.ts';

/** Confirms a requested withdrawal by email, so that its player also hears of one that somebody else has requested. */
export async function sendWithdrawalMail(tx: Tx, deps: Deps, payment: PaymentRow): Promise<void> {
  const playerId = Number(payment.player_id);
  const player = await playerById(tx, playerId);
  if (player === null) throw new Error(`Player ${playerId} has gone`);
  const { email, language } = player;
  const amount = formatMoney(payment.amount, payment.currency, language);
  const fill = { amount, to: payment.paid_to ?? '', payment: payment.id };
  await sendMail(tx, deps, { to: email, language, text: 'withdrawal_requested', fill, playerId });
}
