import type { Sql } from '../database/database.ts';
import { pointsPaidWrongly } from '../ledger/ledger.ts';

/**
 * Checks I11: the points recorded for tickets, less those returned, are those that the players paid, and every number
 * that a lottery has issued is a ticket.
 */
export async function checkTickets(sql: Sql): Promise<{ id: 'lotteries'; intact: boolean; detail: string | null }> {
  const paid = await pointsPaidWrongly(sql, {
    noun: 'lottery',
    endings: ['bought', 'returned'],
    recorded: `SELECT lottery_id::text AS id, player_id, sum(points) AS points FROM lottery_tickets
               WHERE returned_at IS NULL GROUP BY lottery_id, player_id`,
  });
  const lost = await sql.query<{ detail: string }>(
    `SELECT 'lottery ' || l.id || ' issued ' || l.next_number - 1 || ' tickets, not ' || count(t.number) AS detail
     FROM lotteries l LEFT JOIN lottery_tickets t ON t.lottery_id = l.id
     GROUP BY l.id HAVING count(t.number) <> l.next_number - 1 LIMIT 5`,
  );
  const details = [...(paid === null ? [] : [paid]), ...lost.map(({ detail }) => detail)];
  return { id: 'lotteries', intact: details.length === 0, detail: details.join('; ') || null };
}
