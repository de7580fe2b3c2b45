import type { Sql } from '../database/database.ts';

/**
 * Compares the points that a promotion has recorded as paid and not returned with what its transfers took from the
 * players [I11]. `recorded` selects `id`, `player_id` and `points`. A transfer's cause is `{noun}:{id}`, with one of the
 * `endings` after it. Returns the first differences as text, or `null` if there are none.
 */
export async function pointsPaidWrongly(
  sql: Sql,
  { noun, endings, recorded }: { noun: string; endings: readonly string[]; recorded: string },
): Promise<string | null> {
  const rows = await sql.query<{ detail: string }>(
    `WITH moved AS (
       SELECT split_part(t.reference, ':', 4) AS id, split_part(t.reference, ':', 2)::bigint AS player_id,
         -sum(e.amount) AS points
       FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
       WHERE a.kind = 'points' AND t.reference LIKE 'points:%:' || $1 || ':%'
         AND split_part(t.reference, ':', 5) = ANY ($2::text[])
       GROUP BY 1, 2)
     SELECT $1 || ' ' || id || ' says ' || coalesce(r.points, 0) || ' of player ' || player_id
       || ', who paid ' || coalesce(m.points, 0) AS detail
     FROM (${recorded}) AS r FULL JOIN moved AS m USING (id, player_id)
     WHERE coalesce(r.points, 0) <> coalesce(m.points, 0) LIMIT 5`,
    [noun, endings],
  );
  return rows.map(({ detail }) => detail).join('; ') || null;
}
