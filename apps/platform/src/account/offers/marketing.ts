import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { playerById } from '../player-row.ts';
import { writeMail } from '../mail/mail-content.ts';

/** Whether a player may be sent or shown promotions. */
export type MayPromote = (sql: Sql, playerId: number) => Promise<boolean>;

/**
 * Writes a marketing email into the outbox, once per campaign, if the player has confirmed offers and may be sent
 * promotions. Does nothing otherwise [C15] [C39]. Every such email carries a link to unsubscribe.
 */
export async function sendMarketing(
  tx: Tx,
  deps: Deps,
  mayPromote: MayPromote,
  mail: { playerId: number; campaign: string; text: string; fill: Record<string, string> },
): Promise<void> {
  const player = await playerById(tx, mail.playerId, 'FOR UPDATE');
  if (player === null || !player.receive_promos || !(await mayPromote(tx, mail.playerId))) return;
  const { email, language } = player;
  const { subject, content } = writeMail(mail.text, language, mail.fill);
  await tx.query(
    `INSERT INTO mails (id, recipient, language, subject, content, sent_at, next_at, player_id, kind, campaign)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $6, $7, 'marketing', $8) ON CONFLICT DO NOTHING`,
    [deps.id(), email, language, subject, JSON.stringify(content), deps.now(), mail.playerId, mail.campaign],
  );
}
