import { openSince } from '../../account/sessions/session-times.ts';
import { signOutEverywhere } from '../../account/sessions/sessions.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { EndGames } from '../exclusion/breaks.ts';
import { loginBlockedUntil } from './login-hours.ts';

/** Maximum time in milliseconds for which a session can continue after the blocked hours have begun. */
const lookEveryMs = 15_000;

/**
 * Signs out players whose blocked login hours have begun, including hours that the player has only just set. Their
 * games, sessions and sockets end, and an open round is played to its end and pays [B27].
 */
export function registerEndLoginHours({ db, deps, jobs }: Platform, endGames: EndGames): void {
  const endOne = (playerId: number) =>
    db.transaction(async tx => {
      await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [playerId]);
      const now = deps.now();
      if ((await loginBlockedUntil(tx, playerId, now)) === null) return;
      // Locks games before sessions, because a bet takes its locks in this order.
      await endGames(tx, playerId, now);
      await signOutEverywhere(tx, deps, playerId, 'login_hours');
    });
  const endAll = async () => {
    const now = deps.now();
    const signedIn = await db.query<{ player_id: bigint }>(
      `SELECT DISTINCT player_id FROM sessions JOIN login_hours USING (player_id)
       WHERE ended_at IS NULL AND seen_at > $1 AND started_at > $2 ORDER BY player_id`,
      [...openSince(now)],
    );
    for (const { player_id: id } of signedIn) {
      try {
        if ((await loginBlockedUntil(db, Number(id), now)) !== null) await endOne(Number(id));
      } catch (error) {
        // If one player's hours cannot be read, the other players must still be signed out.
        deps.log.error({ err: error, player: Number(id) }, 'login hours could not be applied');
      }
    }
  };
  jobs.every('limits:end-login-hours', lookEveryMs, endAll, 'protection');
}
