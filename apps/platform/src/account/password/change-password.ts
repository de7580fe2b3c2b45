import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import { giveSession } from '../sign-in/open-sign-in-session.ts';
import { sendMail } from '../mail/mails.ts';
import { newPasswordVerdict } from './new-password-verdict.ts';
import { hashPassword } from './passwords.ts';
import { playerById } from '../player-row.ts';
import { provePassword, wrongPassword } from './prove-password.ts';
import { endSessions, openSession } from '../sessions/sessions.ts';

/**
 * Changes the password, given the current one. Ends all sessions with their sockets, pending challenges and the links
 * in emails that protect the account. The calling browser continues in a new session that keeps the start time of the
 * old one, so its maximum duration is not extended [A8] [A9] [A10]. With two-factor on, the password alone does not
 * count as a fresh authentication [A11] [A15].
 */
export async function changePassword(
  platform: Platform,
  call: CallOf<'player'>,
  given: { current_password: string; password: string },
): Promise<undefined | Refused> {
  const { db, deps } = platform;
  const playerId = call.player.id;
  const known = await provePassword(db, playerId, given.current_password, 'current_password');
  if ('refused' in known) return known;
  const verdict = await newPasswordVerdict(given.password, known);
  if (verdict !== null) return refuse('invalid', { password: [verdict] });
  const passwordHash = await hashPassword(given.password);
  const opened = await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    // The password was changed in the meantime, so the given one is no longer current.
    if (!player || player.password_hash !== known.password_hash) return wrongPassword('current_password');
    const [session] = await tx.query<{ started_at: Date; authenticated_at: Date; remembered: boolean }>(
      'SELECT started_at, authenticated_at, remembered FROM sessions WHERE id = $1 AND ended_at IS NULL',
      [call.session.id],
    );
    if (!session) return refuse('unauthenticated');
    await tx.query('UPDATE players SET password_hash = $2, password_changed_at = $3 WHERE id = $1', [
      playerId,
      passwordHash,
      deps.now(),
    ]);
    await endSessions(tx, deps, playerId, 'password');
    const { token } = await openSession(tx, deps, {
      playerId,
      ip: call.ip,
      country: call.country,
      userAgent: call.header('user-agent'),
      remembered: session.remembered,
      startedAt: session.started_at,
      ...(player.totp_secret === null ? {} : { authenticatedAt: session.authenticated_at }),
    });
    const actor = `player:${playerId}`;
    await audit(tx, deps, { actor, action: 'player.password_changed', subject: actor, ip: call.ip });
    await sendMail(tx, deps, { to: player.email, language: player.language, text: 'own_password_changed', fill: {} });
    return { token, remembered: session.remembered };
  });
  if ('refused' in opened) return opened;
  giveSession(platform, call, opened.token, opened.remembered);
  return undefined;
}
