import type { PaymentTotals } from '@liftoff/contract/cashbox/cashbox';
import type { CurrencyCode } from '@liftoff/contract/core/money';
import { localDays } from '@liftoff/rules/account/local-days';
import { wire } from '@liftoff/rules/money/money';
import type { Sql } from '../../database/database.ts';
import { spanOf } from './payment-row.ts';

interface TotalRow {
  readonly currency: CurrencyCode;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

/**
 * Totals of the payments that began in a month, or of all payments: deposits that entered play and were not charged
 * back or returned, and completed payouts. Finds ledger entries by account, as `entriesOf` does.
 */
export async function paymentTotals(
  sql: Sql,
  playerId: number,
  now: Date,
  { month, time_zone: timeZone }: { month?: string | undefined; time_zone: string },
): Promise<PaymentTotals> {
  const days = localDays(timeZone);
  const rows = await sql.query<TotalRow>(
    `WITH begun AS MATERIALIZED (
       SELECT id, currency FROM payments WHERE player_id = $1 AND created_at >= $3 AND created_at < $4
     ), moved AS (
       SELECT a.currency, t.kind, e.amount FROM ledger_accounts a
         JOIN ledger_entries e ON e.account_id = a.id
         JOIN ledger_transfers t ON t.id = e.transfer_id
       WHERE a.owner = $2 AND (a.kind, t.kind) IN
           (('cash', 'deposit'), ('cash', 'deposit_recalled'), ('cash', 'charge_back'), ('withheld', 'withdrawal_paid'))
         AND t.reference IN (SELECT 'payment:' || id || part FROM begun, unnest(ARRAY['', ':recalled', ':charged_back']) part)
     )
     SELECT c.currency,
       coalesce(sum(m.amount) FILTER (WHERE m.kind <> 'withdrawal_paid'), 0)::numeric AS deposited,
       coalesce(-sum(m.amount) FILTER (WHERE m.kind = 'withdrawal_paid'), 0)::numeric AS withdrawn
     FROM (SELECT DISTINCT currency FROM begun) c LEFT JOIN moved m ON m.currency = c.currency
     GROUP BY c.currency ORDER BY c.currency`,
    [playerId, `player:${playerId}`, ...spanOf(month, days)],
  );
  // Every time zone's months begin at a quarter of an hour.
  const quarters = await sql.query<{ at: Date }>(
    `SELECT DISTINCT date_bin('15 minutes', created_at, 'epoch') AS at FROM payments WHERE player_id = $1`,
    [playerId],
  );
  const months = new Set([now, ...quarters.map(row => row.at)].map(at => days.dayOf(at).slice(0, 7)));
  return {
    months: [...months].toSorted().toReversed(),
    totals: rows.map(({ currency, deposited, withdrawn }) => ({
      currency,
      deposited_cents: wire(deposited),
      withdrawn_cents: wire(withdrawn),
      difference_cents: wire(deposited - withdrawn),
    })),
  };
}
