import type { Sql } from '../database/database.ts';

/** Slugs of a player's favourite games, most recently added first. */
export async function favoritesOf(sql: Sql, playerId: number): Promise<string[]> {
  const rows = await sql.query<{ game: string }>(
    'SELECT game FROM favorite_games WHERE player_id = $1 ORDER BY added_at DESC, game',
    [playerId],
  );
  return rows.map(row => row.game);
}

/** Adds a favourite. Adding a game again changes nothing, not even its place in the list. */
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
