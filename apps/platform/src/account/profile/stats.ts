import { localDays } from '@liftoff/rules/account/local-days';
import type { Sql } from '../../database/database.ts';

const ofPlayer = `FROM ledger_accounts a
  JOIN ledger_entries e ON e.account_id = a.id
  JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND a.currency = $2`;

/** A player's total deposits and paid withdrawals over all time, in minor units [C35]. */
export async function lifetimePayments(
  sql: Sql,
  playerId: number,
  currency: string,
): Promise<{ deposited: bigint; withdrawn: bigint }> {
  const [row] = await sql.query<{ deposited: bigint; withdrawn: bigint }>(
    `SELECT coalesce(sum(e.amount) FILTER (WHERE t.kind = 'deposit'), 0)::numeric AS deposited,
       coalesce(-sum(e.amount) FILTER (WHERE t.kind = 'withdrawal_paid'), 0)::numeric AS withdrawn
     ${ofPlayer}`,
    [`player:${playerId}`, currency],
  );
  return row ?? { deposited: 0n, withdrawn: 0n };
}

/** Total amount and number of the deposits received since the given time, or over all time if `since` is `null`. */
export async function depositsSince(
  sql: Sql,
  playerId: number,
  currency: string,
  since: Date | null,
): Promise<{ amount: bigint; count: number }> {
  const [row] = await sql.query<{ amount: bigint; count: number }>(
    `SELECT coalesce(sum(e.amount), 0)::numeric AS amount, count(*)::int AS count ${ofPlayer}
       AND t.kind = 'deposit' AND ($3::timestamptz IS NULL OR t.at >= $3)`,
    [`player:${playerId}`, currency, since],
  );
  return row ?? { amount: 0n, count: 0 };
}

/**
 * Whole minutes that a player has been signed in since the given time, or over all time if `since` is `null`. Each
 * visit counts up to its last activity. A session that replaces another has the same start and belongs to the same
 * visit.
 */
export async function minutesSignedIn(sql: Sql, playerId: number, since: Date | null): Promise<number> {
  const [row] = await sql.query<{ minutes: number }>(
    `SELECT floor(coalesce(sum(extract(epoch FROM v.seen - greatest(v.began, $2))), 0) / 60)::int AS minutes
     FROM (SELECT started_at AS began, max(seen_at) AS seen FROM sessions WHERE player_id = $1 GROUP BY started_at) v
     WHERE $2::timestamptz IS NULL OR v.seen > $2`,
    [playerId, since],
  );
  return row?.minutes ?? 0;
}

/** When the current day began in a time zone. */
export function startOfToday(timeZone: string, now: Date): Date {
  const { dayOf, startOf } = localDays(timeZone);
  return startOf(dayOf(now));
}
