import { playerById } from '../../account/player-row.ts';
import { personOf } from '../../account/profile/person.ts';
import { endAllSessions } from '../../account/sessions/sessions.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { EndGames } from './breaks.ts';
import { isExcludedElsewhere } from './excluded-people.ts';
import { protectedElsewhere } from './second-accounts.ts';

/**
 * Ends within a second what a person on a break has open under other accounts. A self-exclusion ends games, sessions
 * and sockets, and returns bets on rounds that have not begun [C12] [C13]. A cooling-off ends only games, because the
 * person may stay signed in to withdraw [C11]. One account per transaction, because locking several players could
 * deadlock.
 */
export function registerEndOtherAccounts(platform: Platform, endGames: EndGames): void {
  const endAll = async () => {
    while ((await endNext(platform, endGames)) || (await endNextCoolingOff(platform, endGames))) {
      // Repeats until no new exclusion and no new cooling-off is left.
    }
  };
  platform.jobs.every('limits:end-other-accounts', 1_000, endAll, 'protection');
}

/** Query for the other players who share a personal detail or a means of payment with the person in row `x`. */
const alikeSql = (table: string, playerId: string): string =>
  `SELECT p.id FROM ${table} x JOIN players p ON p.id <> ${playerId}
     AND (p.email_key = x.email_key OR p.phone_key = x.phone_key OR p.date_of_birth = x.date_of_birth OR p.iban = x.iban
       OR p.id IN (SELECT theirs.player_id FROM payment_marks own JOIN payment_marks theirs USING (mark)
         WHERE own.player_id = ${playerId}))`;

/** Handles the next new exclusion. Returns whether there was one. */
async function endNext({ db, deps }: Platform, endGames: EndGames): Promise<boolean> {
  const [excluded] = await db.query<{ limit_id: bigint }>(
    'SELECT limit_id FROM excluded_people WHERE others_ended_at IS NULL ORDER BY limit_id LIMIT 1',
  );
  if (excluded === undefined) return false;
  const alike = await db.query<{ id: bigint }>(
    `${alikeSql('excluded_people', 'x.player_id')} WHERE x.limit_id = $1 ORDER BY p.id`,
    [excluded.limit_id],
  );
  const now = deps.now();
  for (const { id } of alike) {
    await db.transaction(async tx => {
      const player = await playerById(tx, Number(id), 'FOR UPDATE');
      if (player === null || !(await isExcludedElsewhere(tx, player, now))) return;
      // Locks games before sessions, because a bet takes its locks in this order.
      await endGames(tx, Number(id), now, 'excluded');
      await endAllSessions(tx, deps, Number(id), 'excluded');
    });
  }
  await db.query('UPDATE excluded_people SET others_ended_at = $2 WHERE limit_id = $1', [excluded.limit_id, now]);
  return true;
}

/** Handles the next new cooling-off. Returns whether there was one. */
async function endNextCoolingOff({ db, deps }: Platform, endGames: EndGames): Promise<boolean> {
  const [begun] = await db.query<{ id: bigint; player_id: bigint }>(
    `SELECT id, player_id FROM user_limits WHERE type = 'coolingoff' AND others_ended_at IS NULL ORDER BY id LIMIT 1`,
  );
  if (begun === undefined) return false;
  const alike = await db.query<{ id: bigint }>(`${alikeSql('players', 'x.id')} WHERE x.id = $1 ORDER BY p.id`, [
    begun.player_id,
  ]);
  const now = deps.now();
  for (const { id } of alike) {
    await db.transaction(async tx => {
      const player = await playerById(tx, Number(id), 'FOR UPDATE');
      if (player === null || (await protectedElsewhere(tx, personOf(player), now))?.kind !== 'cooling_off') return;
      await endGames(tx, Number(id), now);
    });
  }
  await db.query('UPDATE user_limits SET others_ended_at = $2 WHERE id = $1', [begun.id, now]);
  return true;
}
