import type { Rates } from '@liftoff/rules/money/exchange';
import type { Sql, Tx } from '../database/database.ts';
import { entryColumns, type EntryRow } from './tournament-rows.ts';

/** A row of `tournament_rounds`. Score and stake are whole numbers as text. */
export interface CountedRow {
  readonly tournament_id: string;
  readonly player_id: number;
  readonly round_id: string;
  readonly position: number;
  readonly score: string;
  readonly stake: string;
  readonly currency: string;
  readonly settled_at: string;
  readonly rates: Rates | null;
}

/** Locks entries in a fixed order. Returns them by tournament and player, such as `{uuid} 7`. */
export async function lockEntries(
  tx: Tx,
  of: readonly (readonly [tournamentId: string, playerId: number])[],
): Promise<Map<string, EntryRow>> {
  const rows = await tx.query<EntryRow>(
    `SELECT ${entryColumns} FROM tournament_entries
     WHERE tournament_id = ANY ($1::uuid[]) AND player_id = ANY ($2::bigint[])
     ORDER BY tournament_id, player_id FOR UPDATE`,
    [[...new Set(of.map(([id]) => id))], [...new Set(of.map(([, id]) => id))]],
  );
  return new Map(rows.map(row => [`${row.tournament_id} ${row.player_id}`, row]));
}

export async function saveRounds(sql: Sql, rounds: readonly CountedRow[]): Promise<void> {
  if (rounds.length === 0) return;
  await sql.query(
    `INSERT INTO tournament_rounds (tournament_id, player_id, round_id, position, score, stake, currency, settled_at, rates)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (tournament_id uuid, player_id bigint, round_id uuid,
       position bigint, score numeric, stake numeric, currency text, settled_at timestamptz, rates jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rounds)],
  );
}

/** Writes the standings of entries and marks them as changed, so that they are sent to their players. */
export async function saveEntries(sql: Sql, entries: readonly EntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(entry => ({
    ...entry,
    player_id: entry.player_id.toString(),
    score: entry.score.toString(),
  }));
  await sql.query(
    `UPDATE tournament_entries AS e SET score = r.score, reached_at = r.reached_at, rounds = r.rounds, bets = r.bets,
       is_changed = true
     FROM jsonb_to_recordset($1::jsonb) AS r (tournament_id uuid, player_id bigint, score numeric,
       reached_at timestamptz, rounds int, bets jsonb)
     WHERE e.tournament_id = r.tournament_id AND e.player_id = r.player_id`,
    [JSON.stringify(rows)],
  );
}
