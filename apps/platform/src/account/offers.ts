import { refuse, type Refused } from '../call.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { Platform } from '../platform-context.ts';
import { giveMailToken, mailTokenMs, readMailToken, takeMailToken } from './mail/mail-tokens.ts';
import { siteLink } from './mail/site-link.ts';
import type { MayPromote } from './mail/marketing.ts';
import { sendMail } from './mails.ts';
import { playerById } from './player-row.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Links a mailbox gets within a day at most: whose it is, is only known once one is used. */
const linksADay = 5;

/** Seconds until a player may be sent a link again: a minute after the last one, and five in a day. */
export async function againInSec(sql: Sql, deps: Deps, playerId: number): Promise<number> {
  const now = deps.now().getTime();
  const links = await sql.query<{ expires_at: Date }>(
    `SELECT expires_at FROM mail_tokens WHERE player_id = $1 AND purpose = 'offers' AND expires_at > $2
     ORDER BY expires_at DESC LIMIT ${linksADay}`,
    [playerId, new Date(now + mailTokenMs.offers - dayMs)],
  );
  const sentAt = (link: { expires_at: Date } | undefined) =>
    link ? link.expires_at.getTime() - mailTokenMs.offers : -Infinity;
  const again = Math.max(sentAt(links[0]) + minuteMs, sentAt(links[linksADay - 1]) + dayMs);
  return Math.max(0, Math.ceil((again - now) / 1_000));
}

/** Sends the link by which a player confirms that they want offers, unless one went off a moment ago [C39]. */
export async function sendOffersLink(
  tx: Tx,
  { deps, config }: Platform,
  to: { playerId: number; email: string; language: string; site: string },
): Promise<void> {
  const { playerId, email, language, site } = to;
  if ((await againInSec(tx, deps, playerId)) > 0) return;
  const token = await giveMailToken(tx, deps, playerId, 'offers');
  const link = siteLink(config, site, language, `/confirm-offers?token=${token}`);
  await sendMail(tx, deps, { to: email, language, text: 'offers', fill: { link }, site, playerId });
}

/**
 * Makes the wish for offers true by the link of the mail, once [A17] [C39]: as long as it stands, and not for who may not
 * be invited to play just now [C15]. The trail keeps what was consented to [C36].
 */
export async function confirmOffers(
  { db, deps }: Platform,
  token: string,
  ip: string,
  mayPromote: MayPromote,
): Promise<undefined | Refused> {
  const expired = refuse('invalid', { token: ['expired'] });
  return await db.transaction(async tx => {
    const owner = await readMailToken(tx, deps, 'offers', token);
    const player = owner === null ? null : await playerById(tx, owner, 'FOR UPDATE');
    if (player === null || player.promos_asked_at === null) return expired;
    const playerId = Number(player.id);
    if (!(await mayPromote(tx, playerId))) return expired;
    if ((await takeMailToken(tx, deps, 'offers', token)) === null) return expired;
    await tx.query('UPDATE players SET receive_promos = true, promos_asked_at = NULL WHERE id = $1', [playerId]);
    const actor = `player:${playerId}`;
    const { receive_sms_promos } = player;
    await audit(tx, deps, {
      actor,
      action: 'player.subscriptions_changed',
      subject: actor,
      before: { receive_promos: false, receive_sms_promos },
      after: { receive_promos: true, receive_sms_promos },
      ip,
    });
    return undefined;
  });
}
