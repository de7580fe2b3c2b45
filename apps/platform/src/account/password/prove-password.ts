import { refuse, type Refused } from '../../core/call.ts';
import type { Sql } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { passwordOpens } from './passwords.ts';
import { playerById, type PlayerRow } from '../player-row.ts';
import { beginAttempt, takeBack } from '../sign-in/sign-in-attempts.ts';

/**
 * The signed-in player who knows the account's password, as the row was when it was looked at: whoever acts on it compares
 * its hash again under the lock. Slow: never inside a transaction. Wrong ones are counted by the call's rate class.
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

/** The refusal of a password that is not, or is no more, the account's. */
export const wrongPassword = (field: 'password' | 'current_password' = 'password'): Refused =>
  refuse('invalid', { [field]: ['VALIDATION.PASSWORD.WRONG'] });

/**
 * The same for a call whose rate class does not count wrong passwords: they count as failed sign-ins from a known browser,
 * so that whoever has got hold of a session cannot guess on [A13]. Null where the password is right.
 */
export async function proveCountedPassword(
  { db, deps, config }: Platform,
  of: { playerId: number; ip: string },
  password: string,
): Promise<Refused | null> {
  const player = await playerById(db, of.playerId);
  if (player === null) return refuse('unauthenticated');
  const attempt = await db.transaction(tx =>
    beginAttempt(
      tx,
      deps.now(),
      { email: player.email, ip: of.ip, knownDevice: true, solved: true },
      config.rateFactor,
    ),
  );
  if (attempt.outcome !== 'counted')
    return { refused: 'rate_limited', retryAfterSec: attempt.outcome === 'wait' ? attempt.waitSec : 0 };
  const proved = await provePassword(db, of.playerId, password);
  if ('refused' in proved) return proved;
  await takeBack(db, attempt.id);
  return null;
}
