import { refuse, type Refused } from '../call.ts';
import type { Platform } from '../platform-context.ts';
import { passwordOpens } from './passwords.ts';
import { playerById } from './player-row.ts';
import { beginAttempt, takeBack } from './sign-in-attempts.ts';

/**
 * Whether a signed-in player knows the account's password: null where they do. Wrong ones count as failed sign-ins from a
 * known browser, so that whoever has got hold of a session cannot guess on [A13].
 */
export async function provePassword(
  { db, deps, config }: Platform,
  of: { playerId: number; ip: string },
  password: string,
): Promise<Refused | null> {
  const player = await playerById(db, of.playerId);
  if (player === null) return refuse('unauthenticated');
  const attempt = await db.transaction(tx =>
    beginAttempt(tx, deps.now(), { email: player.email, ip: of.ip, knownDevice: true }, config.rateFactor),
  );
  if (attempt.outcome === 'wait') return { refused: 'rate_limited', retryAfterSec: attempt.waitSec };
  if (!(await passwordOpens(password, player.password_hash)))
    return refuse('invalid', { password: ['VALIDATION.PASSWORD.WRONG'] });
  await takeBack(db, attempt.id);
  return null;
}
