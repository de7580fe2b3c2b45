import type { Subscriptions } from '@liftoff/contract/account/access';
import { refuse, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { giveMailToken, mailTokenMs, readMailToken, takeMailToken } from '../mail/mail-tokens.ts';
import { siteLink } from '../mail/site-link.ts';
import type { MayPromote } from './marketing.ts';
import { sendMail } from '../mail/mails.ts';
import { playerById, type PlayerRow } from '../player-row.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/**
 * Maximum number of links sent to a mailbox per channel and day, because its owner is unknown until a link is used.
 */
const linksADay = 5;

export type OfferChannel = Exclude<keyof Subscriptions, `${string}_waiting`>;

interface ChannelParts {
  /** Column with the time of an opt-in that has not been confirmed yet. */
  readonly askedAt: 'promos_asked_at' | 'sms_promos_asked_at';
  /** Purpose of the confirmation link, and also the name of the email that carries it. */
  readonly purpose: 'offers' | 'sms_offers';
}

/** Each channel for offers needs its own confirmation link. */
export const offerChannels: Readonly<Record<OfferChannel, ChannelParts>> = {
  receive_promos: { askedAt: 'promos_asked_at', purpose: 'offers' },
  receive_sms_promos: { askedAt: 'sms_promos_asked_at', purpose: 'sms_offers' },
};
export const offerChannelNames = Object.keys(offerChannels) as OfferChannel[];

/** The channels for which the player has confirmed offers. */
export const wantedOffers = ({ receive_promos, receive_sms_promos }: PlayerRow): Record<OfferChannel, boolean> => ({
  receive_promos,
  receive_sms_promos,
});

/**
 * Seconds until another link for this channel can be sent to the player: one minute after the last link, and at most
 * five links a day.
 */
export async function againInSec(sql: Sql, deps: Deps, playerId: number, channel: OfferChannel): Promise<number> {
  const { purpose } = offerChannels[channel];
  const now = deps.now().getTime();
  const links = await sql.query<{ expires_at: Date }>(
    `SELECT expires_at FROM mail_tokens WHERE player_id = $1 AND purpose = $3 AND expires_at > $2
     ORDER BY expires_at DESC LIMIT ${linksADay}`,
    [playerId, new Date(now + mailTokenMs[purpose] - dayMs), purpose],
  );
  const sentAt = (link: { expires_at: Date } | undefined) =>
    link ? link.expires_at.getTime() - mailTokenMs[purpose] : -Infinity;
  const again = Math.max(sentAt(links[0]) + minuteMs, sentAt(links[linksADay - 1]) + dayMs);
  return Math.max(0, Math.ceil((again - now) / 1_000));
}

/**
 * Sends the link by which a player confirms that they want offers through a channel. Does nothing if one was sent too
 * recently (`againInSec`) [C39].
 */
export async function sendOffersLink(
  tx: Tx,
  { deps, config }: Platform,
  channel: OfferChannel,
  to: { playerId: number; email: string; language: string; site: string },
): Promise<void> {
  const { playerId, email, language, site } = to;
  if ((await againInSec(tx, deps, playerId, channel)) > 0) return;
  const { purpose } = offerChannels[channel];
  const token = await giveMailToken(tx, deps, { playerId, email }, purpose);
  const link = siteLink(config, site, language, `/confirm-offers?token=${token}`);
  await sendMail(tx, deps, { to: email, language, text: purpose, fill: { link }, site, playerId });
}

/** Records in the audit trail that a player has opted in to offers but not confirmed them yet [C36]. */
export async function noteOffersAsked(
  tx: Tx,
  deps: Deps,
  { playerId, ip }: { playerId: number; ip: string },
  channel: OfferChannel,
): Promise<void> {
  const actor = `player:${playerId}`;
  await audit(tx, deps, { actor, action: 'player.offers_asked', subject: actor, after: { channel }, ip });
}

/** The channel and the player for which a link was issued; `null` if the token is unknown or expired. */
async function linkOf(tx: Tx, deps: Deps, token: string): Promise<{ channel: OfferChannel; owner: number } | null> {
  for (const channel of offerChannelNames) {
    const owner = await readMailToken(tx, deps, offerChannels[channel].purpose, token);
    if (owner !== null) return { channel, owner };
  }
  return null;
}

/**
 * Confirms a channel's offers with the emailed link, which works once [A17] [C39]. The link counts as expired if the
 * opt-in was withdrawn or the player may not be sent promotions now [C15]. The audit trail records the consent [C36].
 */
export async function confirmOffers(
  { db, deps }: Platform,
  token: string,
  ip: string,
  mayPromote: MayPromote,
): Promise<undefined | Refused> {
  const expired = refuse('invalid', { token: ['expired'] });
  return await db.transaction(async tx => {
    const link = await linkOf(tx, deps, token);
    const player = link === null ? null : await playerById(tx, link.owner, 'FOR UPDATE');
    if (link === null || player === null) return expired;
    const { channel } = link;
    const { askedAt, purpose } = offerChannels[channel];
    if (player[askedAt] === null || !(await mayPromote(tx, link.owner))) return expired;
    if ((await takeMailToken(tx, deps, purpose, token)) === null) return expired;
    await tx.query(`UPDATE players SET ${channel} = true, ${askedAt} = NULL WHERE id = $1`, [link.owner]);
    const actor = `player:${link.owner}`;
    const before = wantedOffers(player);
    await audit(tx, deps, {
      actor,
      action: 'player.subscriptions_changed',
      subject: actor,
      before,
      after: { ...before, [channel]: true },
      ip,
    });
    return undefined;
  });
}
