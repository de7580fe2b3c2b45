import type { Sql } from '../database/database.ts';

/** The account of a set's money, and what the live sets of a wallet hold in it. */
const held = [
  ['spins', 's.spins_left * s.stake'],
  ['spin_wins', 's.wins'],
] as const;

/** Checks that the live sets of free spins of every wallet add up to its accounts of stakes and wins. */
export async function checkSpins(sql: Sql): Promise<{ id: 'I16'; intact: boolean; detail: string | null }> {
  const wrong: string[] = [];
  for (const [kind, amount] of held) {
    const rows = await sql.query<{ detail: string }>(
      `SELECT '${kind} of ' || coalesce(a.owner, s.owner) || ' in ' || coalesce(a.currency, s.currency) AS detail
       FROM (SELECT owner, currency, balance FROM ledger_accounts WHERE kind = '${kind}') a
       FULL JOIN (
         SELECT 'player:' || s.player_id AS owner, s.currency, sum(${amount}) AS held FROM spin_sets s
         WHERE s.stage IN ('issued', 'handle_bets') GROUP BY s.player_id, s.currency
       ) s ON s.owner = a.owner AND s.currency = a.currency
       WHERE coalesce(a.balance, 0) <> coalesce(s.held, 0) LIMIT 5`,
    );
    wrong.push(...rows.map(({ detail }) => detail));
  }
  return { id: 'I16', intact: wrong.length === 0, detail: wrong.join('; ') || null };
}
