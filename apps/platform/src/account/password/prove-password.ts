import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { passwordOpens } from './passwords.ts';
import { playerById, type PlayerRow } from '../player-row.ts';
import { takeBack } from '../sign-in/sign-in-attempts.ts';
import { countAttempt } from '../sign-in/unlock.ts';

/**
 * Returns the signed-in player's row if the password is right. A caller that acts on the result must compare the hash
 * again under the lock. Slow, so never call it inside a transaction. The call's rate class counts wrong passwords.
 */
export async function provePassword(
  sql: Sql,
  playerId: number,
  password: string,
  field: 'password' | 'current_password' = 'password',
): Promise<PlayerRow | Refused> {
  const player = await playerById(sql, playerId);
  const opens = await passwordOpens(password, player?.password_hash ?? null);
  return player !== null && opens ? player : wrongPassword(field);
}

/** The refusal for a wrong or outdated password. */
export const wrongPassword = (field: 'password' | 'current_password' = 'password'): Refused =>
  refuse('invalid', { [field]: ['VALIDATION.PASSWORD.WRONG'] });

/**
 * Like `provePassword`, for a call whose rate class does not count wrong passwords. Wrong passwords count as failed
 * sign-ins from a known browser, so that a stolen session cannot be used for guessing [A13]. `null` if the password
 * is right.
 */
export async function proveCountedPassword(
  platform: Platform,
  of: { playerId: number; ip: string },
  password: string,
): Promise<Refused | null> {
  const { db } = platform;
  const player = await playerById(db, of.playerId);
  if (player === null) return refuse('unauthenticated');
  const tried = { email: player.email, ip: of.ip, knownDevice: true, solved: true, by: 'session' } as const;
  const attempt = await countAttempt(platform, tried);
  if (attempt.outcome !== 'counted')
    return { refused: 'rate_limited', retryAfterSec: attempt.outcome === 'wait' ? attempt.waitSec : 0 };
  const proved = await provePassword(db, of.playerId, password);
  if ('refused' in proved) return proved;
  await takeBack(db, attempt.id);
  return null;
}
