import { usedIn } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';

/**
 * Total of a player's deposits in euro cents, rounded up, including pending deposits that may still succeed. A caller
 * that makes a decision with it must hold the lock on the player's row, because deposits begin and succeed only under
 * that lock.
 */
export async function depositedEuroCents(sql: Sql, playerId: number): Promise<bigint> {
  const rows = await sql.query<{ currency: string; amount: bigint }>(
    `SELECT currency, sum(amount)::numeric AS amount FROM payments
     WHERE player_id = $1 AND action = 'deposit' AND (finished_at IS NULL OR state = 'succeeded') GROUP BY currency`,
    [playerId],
  );
  return usedIn('EUR', new Map(rows.map(({ currency, amount }) => [currency, amount])), exchangeRates);
}
