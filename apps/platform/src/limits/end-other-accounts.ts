import { playerById } from '../account/player-row.ts';
import { endAllSessions } from '../account/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../platform-context.ts';
import type { EndGames } from './breaks.ts';
import { isExcludedElsewhere } from './excluded-people.ts';

/**
 * Ends what a person who has excluded themselves still has open under other accounts: games, sessions, sockets [C13].
 * Bets, launches and deposits of theirs are refused from the exclusion's commit on; this follows within a second, in
 * transactions of its own, since an exclusion that locked several players could lock another one out for good.
 */
export function registerEndOtherAccounts(platform: Platform, endGames: EndGames): void {
  const endAll = async () => {
    while (await platform.db.transaction(tx => endNext(tx, platform, endGames))) {
      // Until no exclusion is new.
    }
  };
  platform.jobs.every('limits:end-other-accounts', 1_000, endAll, 'protection');
}

/** Answers whether there was an exclusion to follow up; one that another process is at is passed over. */
async function endNext(tx: Tx, { deps }: Platform, endGames: EndGames): Promise<boolean> {
  const [excluded] = await tx.query<{ limit_id: bigint }>(
    `SELECT limit_id FROM excluded_people WHERE others_ended_at IS NULL
     ORDER BY limit_id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  if (excluded === undefined) return false;
  const alike = await tx.query<{ id: bigint }>(
    `SELECT p.id FROM excluded_people x JOIN players p
       ON p.email_key = x.email_key OR p.phone_key = x.phone_key OR p.date_of_birth = x.date_of_birth
     WHERE x.limit_id = $1 AND p.id <> x.player_id ORDER BY p.id`,
    [excluded.limit_id],
  );
  const now = deps.now();
  for (const { id } of alike) {
    const player = await playerById(tx, Number(id), 'FOR UPDATE');
    if (player === null || !(await isExcludedElsewhere(tx, player, now))) continue;
    // Games before sessions: a bet takes its locks in this order.
    await endGames(tx, Number(id), now);
    await endAllSessions(tx, deps, Number(id));
  }
  await tx.query('UPDATE excluded_people SET others_ended_at = $2 WHERE limit_id = $1', [excluded.limit_id, now]);
  return true;
}
