import type { Hono } from 'hono';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRefused, refuse, type Refused } from '../../core/call.ts';
import type { Config } from '../../core/config.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import { siteLink, siteOfPlayer } from '../mail/site-link.ts';
import { playerById } from '../player-row.ts';

const path = '/unsubscribe';

const signatureOf = (config: Config, playerId: string): Buffer =>
  createHmac('sha256', config.secret('unsubscribe')).update(playerId).digest();

/** What the link of a marketing mail carries: it turns offers off, never on, and works as long as the mail is kept [C39]. */
export const unsubscribeToken = (config: Config, playerId: number): string =>
  `${playerId}.${signatureOf(config, String(playerId)).toString('base64url')}`;

/** The address to which a mail program posts by one press, without a page (RFC 8058). */
export const oneClickAddress = (config: Config, playerId: number): string =>
  `${config.publicUrl}${path}/${unsubscribeToken(config, playerId)}`;

function playerOf(config: Config, token: string): number | null {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(signatureOf(config, id), Buffer.from(signature, 'base64url')) ? Number(id) : null;
}

/** Turns offers by e-mail off by the link of a mail, at once and without signing in; a second time changes nothing. */
export async function unsubscribe(
  { db, deps, config }: Platform,
  token: string,
  ip: string | null,
): Promise<undefined | Refused> {
  const playerId = playerOf(config, token);
  const unknown = refuse('invalid', { token: ['unknown'] });
  if (playerId === null) return unknown;
  return await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    if (player === null) return unknown;
    const { receive_promos, receive_sms_promos, promos_asked_at } = player;
    if (!receive_promos && promos_asked_at === null) return undefined;
    await tx.query('UPDATE players SET receive_promos = false, promos_asked_at = NULL WHERE id = $1', [playerId]);
    await audit(tx, deps, {
      actor: 'mail',
      action: 'player.subscriptions_changed',
      subject: `player:${playerId}`,
      before: { receive_promos, receive_sms_promos },
      after: { receive_promos: false, receive_sms_promos },
      ...(ip === null ? {} : { ip }),
    });
    return undefined;
  });
}

/** What a mail program posts to, and where a person who opens the same address is led: to the page of their site. */
export function unsubscribePages(app: Hono, platform: Platform): void {
  const { config, db } = platform;
  app.post(`${path}/:token`, async context => {
    const done = await unsubscribe(platform, context.req.param('token'), null);
    return isRefused(done) ? context.notFound() : context.body(null, 200, { 'cache-control': 'no-store' });
  });
  app.get(`${path}/:token`, async context => {
    const token = context.req.param('token');
    const playerId = playerOf(config, token);
    const site = siteOfPlayer(config, playerId === null ? null : await playerById(db, playerId));
    return context.redirect(siteLink(config, site, '', `${path}?token=${encodeURIComponent(token)}`), 303);
  });
}
