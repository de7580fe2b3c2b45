import type { Sql } from '../database/database.ts';
import { pointsPaidWrongly } from '../ledger/ledger.ts';

/** Checks I11: the points recorded for entries, less those returned, are those that the players paid. */
export async function checkEntries(sql: Sql): Promise<{ id: 'tournaments'; intact: boolean; detail: string | null }> {
  const detail = await pointsPaidWrongly(sql, {
    noun: 'tournament',
    endings: ['', 'returned'],
    recorded: `SELECT tournament_id::text AS id, player_id, points_paid AS points FROM tournament_entries
               WHERE returned_at IS NULL`,
  });
  return { id: 'tournaments', intact: detail === null, detail };
}
