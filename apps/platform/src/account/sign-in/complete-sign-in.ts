import { openCountry } from '@liftoff/rules/account/licence';
import { refuse, type Call, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { openSignInSession, type SignedIn } from './open-sign-in-session.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { openChallenge, type Challenged } from '../two-factor/otp.ts';
import { playerById, type Credentials } from '../player-row.ts';
import type { EntryGate } from './entry-gate.ts';
import type { Challenging } from './sign-in-methods.ts';

/**
 * Completes the sign-in of a player who has proven their identity. Opens a session or, with two-factor on, a
 * challenge that only a one-time code turns into a session [A15]. `player` is the row that was read when the identity
 * was checked.
 */
export async function completeSignIn(
  tx: Tx,
  platform: Platform,
  call: Call,
  player: Credentials,
  gates: readonly EntryGate[],
  by: { way: Challenging; device: string | undefined; remembered: boolean; knownDevice: boolean },
): Promise<SignedIn | Challenged | Refused> {
  if (!openCountry(licencePolicy, call.country)) return refuse('country_closed');
  const playerId = Number(player.id);
  // The password was checked before the lock. If it has changed since, the sign-in is refused [A10].
  const now = await playerById(tx, playerId, 'FOR UPDATE');
  if (now?.password_hash !== player.password_hash) return refuse('wrong_credentials');
  if (now.totp_secret === null) return await openSignInSession(tx, platform, call, { playerId, ...by }, gates);
  for (const gate of gates) {
    const closed = await gate(tx, playerId);
    if (closed) return closed;
  }
  return await openChallenge(tx, platform.deps, playerId, by);
}
