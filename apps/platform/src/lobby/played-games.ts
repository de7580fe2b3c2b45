import type { Sql } from '../database/database.ts';

/**
 * Maximum number of recently played games listed. The recently played row shows 15 games [CONST-007]; the page behind
 * it shows a few more.
 */
const kept = 40;

/** Records that a player opened a game for real money. The game code calls this function at launch. */
export async function recordPlayed(sql: Sql, playerId: number, game: string, at: Date): Promise<void> {
  await sql.query(
    `INSERT INTO played_games (player_id, game, played_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id, game) DO UPDATE SET played_at = excluded.played_at`,
    [playerId, game, at],
  );
}

/** The slugs of the games a player has opened for real money, latest first. */
export async function playedGamesOf(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql.query<{ game: string }>(
    `SELECT game FROM played_games WHERE player_id = $1 ORDER BY played_at DESC, game LIMIT ${kept}`,
    [playerId],
  );
  return rows.map(row => row.game);
}

/** When each game was last opened by any player. */
export const latestActivity = (sql: Sql): Promise<{ game: string; played_at: Date }[]> =>
  sql.query('SELECT game, max(played_at) AS played_at FROM played_games GROUP BY game');
