import type { Sql } from '../../database/database.ts';
import { tokenHash } from '../../core/token.ts';

/**
 * Records a payment method that the player has paid with or requested a payout to, because it helps to recognise the
 * person [C13]. `of` is the namespace of `name`, such as the provider. `name` is the same for the same card, account
 * or address, regardless of which player uses it.
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
