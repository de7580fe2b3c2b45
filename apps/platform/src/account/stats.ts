import { wire } from '@liftoff/rules/money';
import type { WireAmount } from '@liftoff/contract/money';
import type { Sql } from '../database/database.ts';

interface Sums {
  staked_cents: WireAmount;
  returned_cents: WireAmount;
  net_cents: WireAmount;
}

/** Staked, returned and net of a player in a currency since a moment, from the ledger to the cent [C18]. */
export async function playSince(sql: Sql, playerId: number, currency: string, since: Date): Promise<Sums> {
  const [row] = await sql.query<{ staked: bigint; returned: bigint }>(
    `SELECT coalesce(-sum(e.amount) FILTER (WHERE t.kind IN ('stake', 'roll_back')), 0)::numeric AS staked,
       coalesce(sum(e.amount) FILTER (WHERE t.kind IN ('win', 'jackpot_win')), 0)::numeric AS returned
     FROM ledger_accounts a
     JOIN ledger_entries e ON e.account_id = a.id
     JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.currency = $2 AND t.at >= $3`,
    [`player:${playerId}`, currency, since],
  );
  const staked = row?.staked ?? 0n;
  const returned = row?.returned ?? 0n;
  return { staked_cents: wire(staked), returned_cents: wire(returned), net_cents: wire(returned - staked) };
}

/** The day of the figures begins at midnight UTC for everybody. */
export const startOfDay = (now: Date): Date => new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
