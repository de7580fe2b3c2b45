import type { Sql } from '../database/database.ts';

/** The slugs of a player's favourites, latest first. */
export async function favoritesOf(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql.query<{ game: string }>(
    'SELECT game FROM favorite_games WHERE player_id = $1 ORDER BY added_at DESC, game',
    [playerId],
  );
  return rows.map(row => row.game);
}

/** Adding twice is the same as once, and keeps its place. */
export async function addFavorite(sql: Sql, playerId: number, game: string, at: Date): Promise<void> {
  await sql.query('INSERT INTO favorite_games (player_id, game, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    playerId,
    game,
    at,
  ]);
}

export async function removeFavorite(sql: Sql, playerId: number, game: string): Promise<void> {
  await sql.query('DELETE FROM favorite_games WHERE player_id = $1 AND game = $2', [playerId, game]);
}
