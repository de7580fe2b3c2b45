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

/**
 * Token in the unsubscribe link of a marketing email. It can turn offers off but never on. It does not expire, so the
 * link works as long as the reader keeps the email [C39].
 */
export const unsubscribeToken = (config: Config, playerId: number): string =>
  `${playerId}.${signatureOf(config, String(playerId)).toString('base64url')}`;

/** The address to which a mail client posts for one-click unsubscribing, without opening a page (RFC 8058). */
export const oneClickAddress = (config: Config, playerId: number): string =>
  `${config.publicUrl}${path}/${unsubscribeToken(config, playerId)}`;

function playerOf(config: Config, token: string): number | null {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(signatureOf(config, id), Buffer.from(signature, 'base64url')) ? Number(id) : null;
}

/**
 * Turns off offers by email, given the token from an emailed link, immediately and without signing in. Idempotent.
 */
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

/**
 * Serves the address of an unsubscribe link: a mail client posts to it, and a person who opens it is redirected to
 * the page on their site.
 */
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
