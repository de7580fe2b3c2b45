import type { accountAccess } from '@liftoff/contract/account/access';
import type { Input } from '@liftoff/contract/core/endpoint';
import type { User } from '@liftoff/contract/account/account';
import { normalEmail } from '@liftoff/rules/account/email';
import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type ByOperator, type Call, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import { cookieNames, readCookie } from '../../http/cookies.ts';
import { giveCookies } from './open-sign-in-session.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { giveMailToken, mailTokenMs, takeMailToken } from '../mail/mail-tokens.ts';
import { siteLink, siteOfPlayer } from '../mail/site-link.ts';
import { giveChallenge } from '../two-factor/otp.ts';
import { playerByEmail, playerById } from '../player-row.ts';
import { isKnownDevice } from './known-device.ts';
import type { EntryGate, OutsideGate } from './entry-gate.ts';

/**
 * Issues a link for an operator to hand over. It signs the player in once, within fifteen minutes. Only its hash is
 * stored, a new link invalidates the previous one, and excluded players get no link [D5].
 */
export async function issueAutologin(
  { db, deps, config }: Platform,
  email: string,
  by: ByOperator,
  gates: readonly EntryGate[],
): Promise<{ autologin_link: string; expires_at: string } | Refused> {
  return await db.transaction(async tx => {
    const player = await playerByEmail(tx, normalEmail(email), 'FOR UPDATE');
    if (player === null) return refuse('not_found');
    const playerId = Number(player.id);
    for (const gate of gates) {
      const closed = await gate(tx, playerId);
      if (closed) return closed;
    }
    await tx.query(
      `UPDATE mail_tokens SET used_at = $2 WHERE player_id = $1 AND purpose = 'autologin' AND used_at IS NULL`,
      [playerId, deps.now()],
    );
    const token = await giveMailToken(tx, deps, { playerId, email: player.email }, 'autologin');
    const subject = `player:${playerId}`;
    await audit(tx, deps, { actor: by.operator, action: 'player.autologin_issued', subject, ip: by.ip });
    const site = siteOfPlayer(config, player);
    return {
      autologin_link: siteLink(config, site, player.language, `/autologin?autologin_token=${token}`),
      expires_at: new Date(deps.now().getTime() + mailTokenMs.autologin).toISOString(),
    };
  });
}

/**
 * Signs in with an autologin link. The link is used up even if the sign-in fails. The checks are the same as after a
 * password sign-in: an open country, the entry gates, external exclusion registers, and the one-time code if
 * two-factor is on [A15] [C14].
 */
export async function autologin(
  platform: Platform,
  { autologin_token: token, dfpc }: Input<typeof accountAccess.autologin>['body']['user'],
  call: Call,
  gates: readonly EntryGate[],
  outside: OutsideGate,
): Promise<User | Refused> {
  const { db, deps, config } = platform;
  const playerId = await db.transaction(tx => takeMailToken(tx, deps, 'autologin', token));
  const player = playerId === null ? null : await playerById(db, playerId);
  if (player === null) return refuse('invalid', { autologin_token: ['expired'] });
  const shut = openCountry(licencePolicy, call.country) ? await outside(Number(player.id), 'again') : null;
  if (shut) return shut;
  const knownDevice = isKnownDevice(config, playerId, readCookie(call, cookieNames.device));
  const browser = { way: 'autologin', device: dfpc, remembered: false, knownDevice } as const;
  const entered = await db.transaction(tx => completeSignIn(tx, platform, call, player, gates, browser));
  return 'challenge' in entered ? giveChallenge(call, entered) : giveCookies(platform, call, entered);
}
