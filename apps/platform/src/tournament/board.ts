import type { BoardRow } from '@liftoff/contract/tournament';
import { microsPerPoint } from '@liftoff/rules/tournament/score-round';
import type { Sql } from '../database/database.ts';
import type { EntryRow } from './tournament-rows.ts';

/** Number of places on a page of a board. */
export const pageSize = 50;

/** The entries on a board, as the index `tournament_board` has them. */
export const onBoard = 'on_board AND score > 0';
/**
 * The order of a board. Of equal scores, the one reached earlier ranks higher, then the earlier entry [PX-60]. The id
 * only makes the order complete.
 */
export const inOrder = 'score DESC, reached_at, joined_at, player_id';

type Listed = Pick<EntryRow, 'nickname' | 'score' | 'is_sandbox'>;

/** A score as shown: in points, from millionths of a point. */
export const pointsOf = (score: bigint): number =>
  Number(score / microsPerPoint) + Number(score % microsPerPoint) / Number(microsPerPoint);

const rowsFrom = (first: number, entries: readonly Listed[]): BoardRow[] =>
  entries.map(({ nickname, score, is_sandbox }, at) => ({
    award_place: first + at,
    nickname,
    points: pointsOf(score),
    is_sandbox,
  }));

/**
 * Places of a board from `first` on, at most `count`. Places are provisional until the tournament is final. The places
 * before `first` are skipped in the index, without reading their rows.
 */
export async function boardFrom(sql: Sql, tournamentId: string, first: number, count: number): Promise<BoardRow[]> {
  const rows = await sql.query<Listed>(
    `SELECT nickname, score, is_sandbox FROM tournament_entries JOIN (
       SELECT player_id FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard}
       ORDER BY ${inOrder} OFFSET $2 LIMIT $3) AS page USING (player_id)
     WHERE tournament_id = $1 ORDER BY ${inOrder}`,
    [tournamentId, first - 1, count],
  );
  return rowsFrom(first, rows);
}

/** The number of players on a board. */
export async function boardSize(sql: Sql, tournamentId: string): Promise<number> {
  const [row] = await sql.query<{ players: number }>(
    `SELECT count(*)::int AS players FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard}`,
    [tournamentId],
  );
  return row?.players ?? 0;
}

/**
 * The place of an entry; `null` if it is not on the board. Players with a higher score and players with the same score
 * are counted separately, so that both use the index.
 */
export async function placeOf(sql: Sql, entry: EntryRow): Promise<number | null> {
  if (!entry.on_board || entry.score === 0n) return null;
  const [row] = await sql.query<{ ahead: number }>(
    `SELECT (SELECT count(*)::int FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard} AND score > $2)
       + (SELECT count(*)::int FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard} AND score = $2
            AND (reached_at, joined_at, player_id) < ($3, $4, $5)) AS ahead`,
    [entry.tournament_id, entry.score, entry.reached_at, entry.joined_at, entry.player_id],
  );
  return (row?.ahead ?? 0) + 1;
}

/** The score at a place in millionths of a point; `null` if the board is shorter. */
export async function scoreAt(sql: Sql, tournamentId: string, place: number): Promise<bigint | null> {
  const [row] = await sql.query<{ score: bigint }>(
    `SELECT score FROM tournament_entries WHERE tournament_id = $1 AND ${onBoard} ORDER BY ${inOrder} OFFSET $2 LIMIT 1`,
    [tournamentId, place - 1],
  );
  return row?.score ?? null;
}

/** How many players are shown above and below the player's own place. */
const beside = 2;

/** The players around an entry and the entry itself, in order. They are found from the entry, not from the top. */
export async function boardAround(sql: Sql, entry: EntryRow, place: number): Promise<BoardRow[]> {
  const own = [entry.tournament_id, entry.score, entry.reached_at, entry.joined_at, entry.player_id];
  const columns = `SELECT nickname, score, is_sandbox, reached_at, joined_at, player_id FROM tournament_entries
    WHERE tournament_id = $1 AND ${onBoard}`;
  const key = '(reached_at, joined_at, player_id)';
  const backwards = 'score, reached_at DESC, joined_at DESC, player_id DESC';
  const above = await sql.query<Listed>(
    `SELECT * FROM (
       (${columns} AND score = $2 AND ${key} < ($3, $4, $5) ORDER BY ${backwards} LIMIT ${beside})
       UNION ALL (${columns} AND score > $2 ORDER BY ${backwards} LIMIT ${beside})) AS near
     ORDER BY ${backwards} LIMIT ${beside}`,
    own,
  );
  const below = await sql.query<Listed>(
    `SELECT * FROM (
       (${columns} AND score = $2 AND ${key} > ($3, $4, $5) ORDER BY ${inOrder} LIMIT ${beside})
       UNION ALL (${columns} AND score < $2 ORDER BY ${inOrder} LIMIT ${beside})) AS near
     ORDER BY ${inOrder} LIMIT ${beside}`,
    own,
  );
  return rowsFrom(place - above.length, [...above.toReversed(), entry, ...below]);
}
