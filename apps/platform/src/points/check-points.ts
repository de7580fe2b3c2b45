import type { Sql } from '../database/database.ts';

/** All points of all players: credited for play, given, spent, and the rest, which players can spend. */
export interface PointsTotals {
  readonly earned: bigint;
  readonly given: bigint;
  readonly spent: bigint;
  readonly outstanding: bigint;
}

/** Reads every entry of points, so use it only in the console, tests and nightly runs. */
export async function pointsTotals(sql: Sql): Promise<PointsTotals> {
  const [row] = await sql.query<PointsTotals>(
    `SELECT coalesce(sum(m.amount) FILTER (WHERE m.kind = 'points_earned'), 0)::numeric AS earned,
       coalesce(sum(m.amount) FILTER (WHERE m.kind = 'points_given'), 0)::numeric AS given,
       coalesce(-sum(m.amount) FILTER (WHERE m.kind = 'points_spent'), 0)::numeric AS spent,
       (SELECT coalesce(sum(balance), 0)::numeric FROM ledger_accounts WHERE kind = 'points') AS outstanding
     FROM (SELECT t.kind, e.amount FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
             JOIN ledger_transfers t ON t.id = e.transfer_id
           WHERE a.kind = 'points') AS m`,
  );
  if (row === undefined) throw new Error('No totals of points');
  return row;
}

/**
 * Checks that points move only by the transfers of points: the points that players hold are those credited for play
 * and given, less those spent [PX-05].
 */
export async function checkPoints(sql: Sql): Promise<{ id: 'points'; intact: boolean; detail: string | null }> {
  const { earned, given, spent, outstanding } = await pointsTotals(sql);
  const intact = earned + given - spent === outstanding;
  const detail = `players hold ${outstanding} points, but ${earned} earned + ${given} given - ${spent} spent differ`;
  return { id: 'points', intact, detail: intact ? null : detail };
}
