import type { User } from '@liftoff/contract/account';
import type { Call } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { House } from '../house-context.ts';
import { revokeSession } from '../realtime/revocations.ts';
import { readSessionCookie, sessionCookie } from '../session-cookie.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from './cookies.ts';
import { deviceCookieMaxAgeSec, deviceMark } from './known-device.ts';
import { playerById, userOf } from './player-row.ts';
import { endSession, openSession, sessionAbsoluteMs } from './sessions.ts';

/**
 * The one way in, after every check: a new session id, the one before it dead (A8), the cookies set once the
 * transaction has committed. Answers the profile.
 */
export async function enter(tx: Tx, house: House, call: Call, playerId: number): Promise<User> {
  const { deps } = house;
  const before = readSessionCookie(call.header('cookie'));
  const replaced = before === null ? null : await endSession(tx, deps, before);
  const { token, ended } = await openSession(tx, deps, {
    playerId,
    ip: call.ip,
    userAgent: call.header('user-agent'),
  });
  await tx.query('UPDATE players SET current_sign_in_at = $2 WHERE id = $1', [playerId, deps.now()]);
  const player = await playerById(tx, playerId);
  if (!player) throw new Error(`Player ${playerId} has gone`);
  for (const session of replaced === null ? ended : [...ended, replaced]) await revokeSession(tx, deps, session);
  tx.afterCommit(() => {
    call.setHeader('set-cookie', sessionCookie(token, sessionAbsoluteMs / 1000));
    setCookie(call, cookieNames.device, deviceMark(house.config, player.email), deviceCookieMaxAgeSec);
    if (readCookie(call, cookieNames.challenge) !== undefined) clearCookie(call, cookieNames.challenge);
  });
  return userOf(player);
}
