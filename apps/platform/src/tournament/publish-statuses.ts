import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Platform } from '../core/platform-context.ts';
import type { Sql, Tx } from '../database/database.ts';
import { emitAll, type OutboxEvent } from '../realtime/outbox.ts';
import { inOrder, onBoard, placeOf, pointsOf } from './board.ts';
import { entryColumns, tournamentColumns, type EntryRow, type TournamentRow } from './tournament-rows.ts';

/** Number of places at the top of a board whose players are told when others overtake them. */
const watchedPlaces = 100;
/** Maximum number of changed entries per run. The rest follows in the next runs. */
const toldAtOnce = 500;

/** An entry whose standing has changed or whose player has been overtaken, and the place that was last sent. */
type Told = EntryRow & { readonly told_place: number | null; readonly is_changed: boolean };

/**
 * Sends players their new score and place [RT-008]. It runs every two seconds in one process, so a player gets at most
 * one message in that time for each tournament. Players who are not on the board get no message [PX-66].
 */
export async function publishStatuses({ db }: Pick<Platform, 'db'>): Promise<void> {
  const changed = await db.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments
     WHERE state <> 'cancelled'
       AND id IN (SELECT DISTINCT tournament_id FROM tournament_entries WHERE is_changed) ORDER BY id`,
  );
  for (const tournament of changed) await db.transaction(tx => publish(tx, tournament));
}

async function publish(tx: Tx, tournament: TournamentRow): Promise<void> {
  const rows = await changedEntries(tx, tournament.id);
  const placed: { row: Told; place: number | null }[] = [];
  for (const row of rows) placed.push({ row, place: row.place ?? (await placeOf(tx, row)) });
  const told = placed.filter(({ row, place }) => row.is_changed || place !== row.told_place);
  if (told.length === 0) return;
  await tx.query(
    `UPDATE tournament_entries AS e SET told_place = r.place, is_changed = false
     FROM jsonb_to_recordset($2::jsonb) AS r (player_id bigint, place int)
     WHERE e.tournament_id = $1 AND e.player_id = r.player_id`,
    [tournament.id, JSON.stringify(told.map(({ row, place }) => ({ player_id: row.player_id.toString(), place })))],
  );
  await emitAll(
    tx,
    told.flatMap(({ row, place }) => messageTo(tournament, row, place)),
  );
}

function messageTo(tournament: TournamentRow, row: Told, place: number | null): OutboxEvent[] {
  if (!row.on_board) return [];
  const data = {
    tournament_id: tournament.id,
    title: tournament.title,
    frontend_identifier: tournament.frontend_identifier,
    award_place: place,
    previous_place: row.told_place,
    points: pointsOf(row.score),
  };
  return [{ channel: privateChannel('tournaments_statuses', Number(row.player_id)), data }];
}

/** Locks the entries that have changed, and those at the top, which others can have overtaken. */
const changedEntries = (sql: Sql, id: string): Promise<Told[]> =>
  sql.query<Told>(
    `SELECT ${entryColumns}, told_place, is_changed FROM tournament_entries
     WHERE tournament_id = $1 AND player_id IN (
       (SELECT player_id FROM tournament_entries WHERE tournament_id = $1 AND is_changed LIMIT ${toldAtOnce})
       UNION (SELECT player_id FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard}
              ORDER BY ${inOrder} LIMIT ${watchedPlaces}))
     ORDER BY tournament_id, player_id FOR UPDATE`,
    [id],
  );
