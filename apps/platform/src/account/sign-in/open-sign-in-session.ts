import type { User } from '@liftoff/contract/account/account';
import { isRefused, type Call, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { recordFact } from '../../facts/record-fact.ts';
import type { Platform } from '../../core/platform-context.ts';
import { revokeSession } from '../../realtime/revocations.ts';
import { readSessionCookie, sessionCookie } from '../../http/session-cookie.ts';
import { clearCookie, cookieNames, readCookie } from '../../http/cookies.ts';
import { giveDeviceMark } from './known-device.ts';
import { rememberDevice } from '../profile/person.ts';
import { playerById, userOf } from '../player-row.ts';
import { sessionAbsoluteMs } from '../sessions/session-times.ts';
import { endSession, neverAuthenticated, openSession } from '../sessions/sessions.ts';
import type { EntryGate } from './entry-gate.ts';
import { signInMethods, type SignInMethod } from './sign-in-methods.ts';

/** A session that was opened: the profile for the response, and the token for the cookie. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly remembered: boolean;
}

/** Who signs in, and by which method. */
interface SignInRequest {
  readonly way: SignInMethod;
  readonly playerId: number;
  readonly device: string | undefined;
  readonly remembered: boolean;
  /** Only for a one-time code: whether the player entered the password before the challenge. */
  readonly passwordShown?: boolean;
}

/**
 * Opens the session once the player's identity is proven; every sign-in method ends here. The session gets a new id,
 * and the browser's previous session is ended [A8]. The player's row is locked first, so that the gates and the
 * session count are current, and concurrent sign-ins or exclusions wait for each other. `giveCookies` must then set
 * the cookies after the commit.
 */
export async function openSignInSession(
  tx: Tx,
  platform: Platform,
  call: Call,
  who: SignInRequest,
  gates: readonly EntryGate[],
): Promise<SignedIn | Refused> {
  const { deps } = platform;
  const { playerId } = who;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  if (!player) throw new Error(`Player ${playerId} has gone`);
  if (player.totp_secret !== null && !signInMethods[who.way].bringsCode)
    throw new Error(`Player ${playerId} would have entered by ${who.way} without a one-time code`);
  for (const gate of gates) {
    const closed = await gate(tx, playerId);
    if (closed) return closed;
  }
  const before = readSessionCookie(call.header('cookie'));
  const replaced = before === null ? null : await endSession(tx, deps, before);
  const { token, ended } = await openSession(tx, deps, {
    playerId,
    ip: call.ip,
    country: call.country,
    userAgent: call.header('user-agent'),
    remembered: who.remembered,
    ...((who.passwordShown ?? signInMethods[who.way].showsPassword) ? {} : { authenticatedAt: neverAuthenticated }),
  });
  const now = deps.now();
  await tx.query('UPDATE players SET current_sign_in_at = $2 WHERE id = $1', [playerId, now]);
  await recordFact(tx, { kind: 'signed_in', at: now, data: { player: playerId } });
  await rememberDevice(tx, playerId, who.device, now);
  for (const session of replaced === null ? ended : [...ended, replaced]) await revokeSession(tx, deps, session);
  return { user: userOf({ ...player, current_sign_in_at: now }), token, remembered: who.remembered };
}

/**
 * Sets the session cookie. It lasts as long as the session can, or until the browser is closed if the session is not
 * remembered. Never call this inside a transaction.
 */
export const giveSession = ({ config }: Platform, call: Call, token: string, remembered: boolean): void =>
  call.setHeader('set-cookie', sessionCookie(token, remembered ? sessionAbsoluteMs / 1000 : null, config.edgeKey));

/**
 * Sets the cookies of a completed sign-in and returns the user. Call it after the commit: a transaction can run twice
 * or be rolled back, and a cookie that was sent cannot be taken back.
 */
export function giveCookies(platform: Platform, call: Call, entered: SignedIn | Refused): User | Refused {
  if (isRefused(entered)) return entered;
  const { user, token, remembered } = entered;
  giveSession(platform, call, token, remembered);
  giveDeviceMark(platform.config, call, user.id);
  if (readCookie(call, cookieNames.challenge) !== undefined) clearCookie(call, cookieNames.challenge);
  return user;
}
