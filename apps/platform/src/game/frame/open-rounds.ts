import type { Round } from '@liftoff/contract/game/game';
import type { Sql } from '../../database/database.ts';
import type { Purse } from '../money/purse.ts';
import { roundView } from '../play/round-view.ts';
import { roundColumns, type RoundRow, type GameSessionRow } from '../rows.ts';

/** How many of the latest rounds are searched for rounds that no frame has shown. */
const lookedAt = 60;

/**
 * All open rounds of a session's owner and game, oldest first. There can be several, because a live table accepts
 * several bets.
 */
export async function openRounds(sql: Sql, { owner, game }: GameSessionRow, purse: Purse): Promise<Round[]> {
  const rows = await sql.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.owner = $1 AND r.game = $2 AND r.state = 'open' ORDER BY r.opened_at, r.id`,
    [owner, game],
  );
  return rows.map(row => roundView(row, purse));
}

/**
 * Rounds that ended while no frame was there to show them, newest first. A round settled with its bet is left out,
 * because the response to the bet contained its result and the frame requests that response again automatically. A
 * table bet that was taken back is left out too, because only its player can do that.
 */
export async function unshownRounds(sql: Sql, { owner, game }: GameSessionRow, purse: Purse): Promise<Round[]> {
  const rows = await sql.query<RoundRow>(
    `SELECT * FROM (
       SELECT ${roundColumns}, r.shown_at FROM game_rounds r
       WHERE r.owner = $1 AND r.game = $2 ORDER BY r.opened_at DESC LIMIT ${lookedAt}
     ) latest
     WHERE state <> 'open' AND shown_at IS NULL AND closed_at > opened_at
       AND NOT (state = 'rolled_back' AND table_round IS NOT NULL)`,
    [owner, game],
  );
  return rows.map(row => roundView(row, purse));
}

/**
 * Records that a frame has shown how these rounds ended. Returns the ids of the rounds that belong to the owner and
 * are closed.
 */
export async function markShown(
  sql: Sql,
  { owner }: GameSessionRow,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `UPDATE game_rounds SET shown_at = coalesce(shown_at, $3)
     WHERE owner = $1 AND id = ANY ($2::uuid[]) AND state <> 'open' RETURNING id`,
    [owner, ids, now],
  );
  return rows.map(({ id }) => id);
}
