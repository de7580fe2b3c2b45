import type { Sql } from '../../database/database.ts';
import { tokenHash } from '../../core/token.ts';

/**
 * Notes what a player has paid with, or asked to be paid out to, as a mark of the person [C13]. `of`: who knows it by that
 * name, a provider or a coin; `name`: the same for the same card, account or address, whoever uses it.
 */
export async function rememberPayer(
  sql: Sql,
  playerId: number,
  { of, name }: { readonly of: string; readonly name: string },
  now: Date,
): Promise<void> {
  await sql.query(
    `INSERT INTO payment_marks (mark, player_id, seen_at) VALUES ($1, $2, $3)
     ON CONFLICT (mark, player_id) DO UPDATE SET seen_at = excluded.seen_at`,
    [tokenHash(`${of}:${name}`), playerId, now],
  );
}
