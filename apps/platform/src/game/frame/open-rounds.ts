import type { Round } from '@liftoff/contract/game/game';
import type { Sql } from '../../database/database.ts';
import { roundView } from '../play/round-view.ts';
import { roundColumns, type RoundRow, type GameSessionRow } from '../rows.ts';

/** The latest rounds among which one that was never shown is looked for. */
const lookedAt = 60;

/** Every round of a session's owner and game that is still open, oldest first: a live table takes several bets (C34). */
export async function openRounds(sql: Sql, { owner, game }: GameSessionRow, balance: bigint): Promise<Round[]> {
  const rows = await sql.query<RoundRow>(
    `SELECT ${roundColumns} FROM game_rounds r
     WHERE r.owner = $1 AND r.game = $2 AND r.state = 'open' ORDER BY r.opened_at, r.id`,
    [owner, game],
  );
  return rows.map(row => roundView(row, balance));
}

/**
 * Rounds that ended when no frame was there to show it, newest first (C34). A round that was settled with its bet was
 * answered with it: the frame asks for that answer again by itself. A table's bet is taken back by its player only.
 */
export async function unshownRounds(sql: Sql, { owner, game }: GameSessionRow, balance: bigint): Promise<Round[]> {
  const rows = await sql.query<RoundRow>(
    `SELECT * FROM (
       SELECT ${roundColumns}, r.shown_at FROM game_rounds r
       WHERE r.owner = $1 AND r.game = $2 ORDER BY r.opened_at DESC LIMIT ${lookedAt}
     ) latest
     WHERE state <> 'open' AND shown_at IS NULL AND closed_at > opened_at
       AND NOT (state = 'rolled_back' AND table_round IS NOT NULL)`,
    [owner, game],
  );
  return rows.map(row => roundView(row, balance));
}

/** The frame has shown how these rounds ended. Gives those that are the owner's and closed. */
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
