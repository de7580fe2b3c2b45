import { openSince, signOutEverywhere } from '../../account/sessions/sessions.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { EndGames } from '../exclusion/breaks.ts';
import { loginBlockedUntil } from './login-hours.ts';

/** How long a session may outlast the beginning of the hours. */
const lookEveryMs = 15_000;

/**
 * Signs out who is still signed in when their login hours begin, or sets hours that have begun: games, sessions and
 * sockets end, and a round that is open plays on and pays [B27].
 */
export function registerEndLoginHours({ db, deps, jobs }: Platform, endGames: EndGames): void {
  const endOne = (playerId: number) =>
    db.transaction(async tx => {
      await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [playerId]);
      const now = deps.now();
      if ((await loginBlockedUntil(tx, playerId, now)) === null) return;
      // Games before sessions: a bet takes its locks in this order.
      await endGames(tx, playerId, now);
      await signOutEverywhere(tx, deps, playerId);
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
        // Hours of one player that cannot be read are no reason to leave the others signed in.
        deps.log.error({ err: error, player: Number(id) }, 'login hours could not be applied');
      }
    }
  };
  jobs.every('limits:end-login-hours', lookEveryMs, endAll, 'protection');
}
