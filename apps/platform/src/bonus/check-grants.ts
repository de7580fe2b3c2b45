import type { Sql } from '../database/database.ts';

/** Checks that the grants of every wallet add up to its bonus account. */
export async function checkGrants(sql: Sql): Promise<{ id: 'I15'; intact: boolean; detail: string | null }> {
  const wrong = await sql.query<{ detail: string }>(
    `SELECT 'wallet of ' || a.owner || ' in ' || a.currency AS detail
     FROM ledger_accounts a LEFT JOIN bonus_grants g ON 'player:' || g.player_id = a.owner AND g.currency = a.currency
     WHERE a.kind = 'bonus' GROUP BY a.owner, a.currency, a.balance HAVING a.balance <> coalesce(sum(g.balance), 0) LIMIT 5`,
  );
  return { id: 'I15', intact: wrong.length === 0, detail: wrong.map(({ detail }) => detail).join('; ') || null };
}
