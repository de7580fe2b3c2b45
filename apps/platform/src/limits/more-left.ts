import type { Sql } from '../database/database.ts';
import type { MoneyLimit } from './limits-of.ts';
import { periods, type Period } from './periods.ts';

/** The transfers that use a limit up; the oldest of them in the window is the first to leave it. */
const uses = { deposit: 'deposit', loss: 'stake', wager: 'stake' } as const satisfies Record<MoneyLimit, string>;

/** When the oldest amount that counts under a limit leaves its window; null where none counts or ever leaves [C6]. */
export async function moreLeftAt(
  sql: Sql,
  of: { playerId: number; type: MoneyLimit; period: Period; now: Date },
): Promise<Date | null> {
  const [row] = await sql.query<{ until: Date | null }>(
    `SELECT min(t.at) + $3::interval AS until
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.kind = 'cash' AND t.kind = $2 AND t.at > $4::timestamptz - $3::interval`,
    [`player:${of.playerId}`, uses[of.type], periods[of.period], of.now],
  );
  return row?.until ?? null;
}
