import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Platform } from '../../core/platform-context.ts';
import { playerById } from '../player-row.ts';
import { provePassword, wrongPassword } from './prove-password.ts';
import { askCode, readCode } from '../two-factor/second-factor.ts';

/**
 * Confirms that the account's owner is using the session, by the password, and by a code if two-factor is on. For
 * `reauthMaxAgeMs` the session may then change what protects the account [A11]. Wrong codes count towards a daily
 * limit [A14].
 */
export async function reauthenticate(
  platform: Platform,
  { session, player: { id: playerId }, ip }: Pick<CallOf<'player'>, 'session' | 'player' | 'ip'>,
  given: { password: string; otp_attempt?: string | undefined },
): Promise<undefined | Refused> {
  const { db, deps } = platform;
  const known = await provePassword(db, playerId, given.password);
  const code = given.otp_attempt ? await readCode(db, playerId, given.otp_attempt) : null;
  if ('refused' in known) return known;
  return await db.transaction(async tx => {
    const player = await playerById(tx, playerId, 'FOR UPDATE');
    // If the password was changed in the meantime, the password that was checked is no longer current.
    if (player?.password_hash !== known.password_hash) return wrongPassword();
    const wrong = await askCode(tx, deps, player, code);
    if (wrong !== null) return wrong;
    const stands = await tx.query(
      'UPDATE sessions SET authenticated_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id',
      [session.id, deps.now()],
    );
    if (stands.length === 0) return refuse('unauthenticated');
    const actor = `player:${playerId}`;
    await audit(tx, deps, { actor, action: 'player.reauthenticated', subject: actor, ip });
    return undefined;
  });
}
