import { playerById } from '../../account/player-row.ts';
import { endAllSessions } from '../../account/sessions/sessions.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { EndGames } from './breaks.ts';
import { isExcludedElsewhere } from './excluded-people.ts';

/**
 * Ends what a person who has excluded themselves still has open under other accounts: games, sessions, sockets [C13]; bets
 * of theirs that have not begun are given back [C12]. Bets, launches and deposits of theirs are refused from the
 * exclusion's commit on; this follows within a second, an account a transaction: one that locked several players could
 * lock another one out for good. Two processes at the same exclusion find less to end, and harm nobody.
 */
export function registerEndOtherAccounts(platform: Platform, endGames: EndGames): void {
  const endAll = async () => {
    while (await endNext(platform, endGames)) {
      // Until no exclusion is new.
    }
  };
  platform.jobs.every('limits:end-other-accounts', 1_000, endAll, 'protection');
}

/** Answers whether there was an exclusion to follow up. */
async function endNext({ db, deps }: Platform, endGames: EndGames): Promise<boolean> {
  const [excluded] = await db.query<{ limit_id: bigint }>(
    'SELECT limit_id FROM excluded_people WHERE others_ended_at IS NULL ORDER BY limit_id LIMIT 1',
  );
  if (excluded === undefined) return false;
  const alike = await db.query<{ id: bigint }>(
    `SELECT p.id FROM excluded_people x JOIN players p
       ON p.email_key = x.email_key OR p.phone_key = x.phone_key OR p.date_of_birth = x.date_of_birth
         OR p.iban = x.iban
         OR p.id IN (SELECT theirs.player_id FROM payment_marks own JOIN payment_marks theirs USING (mark)
           WHERE own.player_id = x.player_id)
     WHERE x.limit_id = $1 AND p.id <> x.player_id ORDER BY p.id`,
    [excluded.limit_id],
  );
  const now = deps.now();
  for (const { id } of alike) {
    await db.transaction(async tx => {
      const player = await playerById(tx, Number(id), 'FOR UPDATE');
      if (player === null || !(await isExcludedElsewhere(tx, player, now))) return;
      // Games before sessions: a bet takes its locks in this order.
      await endGames(tx, Number(id), now, 'excluded');
      await endAllSessions(tx, deps, Number(id));
    });
  }
  await db.query('UPDATE excluded_people SET others_ended_at = $2 WHERE limit_id = $1', [excluded.limit_id, now]);
  return true;
}
