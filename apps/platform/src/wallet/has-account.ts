import type { Sql } from '../database/database.ts';

/** Whether a player has an account in a currency. */
export async function hasAccount(sql: Sql, playerId: number, currency: string): Promise<boolean> {
  const rows = await sql.query(`SELECT FROM ledger_accounts WHERE owner = $1 AND kind = 'cash' AND currency = $2`, [
    `player:${playerId}`,
    currency,
  ]);
  return rows.length > 0;
}
