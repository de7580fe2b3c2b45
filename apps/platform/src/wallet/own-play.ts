import { shiftDay, type LocalDays } from '@liftoff/rules/account/local-days';
import { wire } from '@liftoff/rules/money/money';
import type { WireAmount } from '@liftoff/contract/core/money';
import type { Sql } from '../database/database.ts';

/** Own money staked, received back and won or lost, in minor units. */
export interface OwnPlay {
  staked_cents: WireAmount;
  returned_cents: WireAmount;
  net_cents: WireAmount;
}

interface SumRow {
  staked: bigint;
  returned: bigint;
}

/**
 * The SQL condition for stakes and wins of a player's own money, among ledger accounts `a` and transfers `t`. Only cash
 * is own money, and bonus money that becomes cash is not a win [PX-02]. The loss limit and every figure of wins and
 * losses use it.
 */
export const isOwnPlay = `a.kind = 'cash' AND t.kind IN ('stake', 'roll_back', 'win', 'jackpot_win')`;

/** Totals over ledger entries `e` and their transfers `t`. */
const sumColumns = `coalesce(-sum(e.amount) FILTER (WHERE t.kind IN ('stake', 'roll_back')), 0)::numeric AS staked,
  coalesce(sum(e.amount) FILTER (WHERE t.kind IN ('win', 'jackpot_win')), 0)::numeric AS returned`;

const ofPlayer = `FROM ledger_accounts a
  JOIN ledger_entries e ON e.account_id = a.id
  JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND a.currency = $2 AND ${isOwnPlay}`;

const sumsOf = ({ staked, returned }: SumRow): OwnPlay => ({
  staked_cents: wire(staked),
  returned_cents: wire(returned),
  net_cents: wire(returned - staked),
});

/**
 * The player's own money in a currency that was staked, paid back and won or lost since a moment. The sums come from
 * the ledger and are exact to the cent [C18].
 */
export async function playSince(sql: Sql, playerId: number, currency: string, since: Date): Promise<OwnPlay> {
  const [row] = await sql.query<SumRow>(`SELECT ${sumColumns} ${ofPlayer} AND t.at >= $3`, [
    `player:${playerId}`,
    currency,
    since,
  ]);
  return sumsOf(row ?? { staked: 0n, returned: 0n });
}

/** Like `playSince`, for every currency with stakes or returns. Ends before `until` if it is given. */
export async function playByCurrency(
  sql: Sql,
  playerId: number,
  since: Date,
  until: Date | null = null,
): Promise<readonly ({ currency: string } & OwnPlay)[]> {
  const rows = await sql.query<SumRow & { currency: string }>(
    `SELECT a.currency, ${sumColumns} FROM ledger_accounts a
       JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND t.at >= $2 AND ($3::timestamptz IS NULL OR t.at < $3) AND ${isOwnPlay}
     GROUP BY a.currency ORDER BY a.currency`,
    [`player:${playerId}`, since, until],
  );
  return rows.map(row => ({ currency: row.currency, ...sumsOf(row) }));
}

/** Results of play, in total and for each day with play, oldest day first. */
export interface PlayByDay {
  readonly sums: OwnPlay;
  readonly days: readonly ({ day: string } & OwnPlay)[];
}

/** The day of a player's first stake in a currency; `null` if there is none. */
export async function firstDayOfPlay(
  sql: Sql,
  playerId: number,
  currency: string,
  { dayOf }: LocalDays,
): Promise<string | null> {
  const [row] = await sql.query<{ first: Date | null }>(`SELECT min(t.at) AS first ${ofPlayer}`, [
    `player:${playerId}`,
    currency,
  ]);
  return row?.first ? dayOf(row.first) : null;
}

/**
 * Like `playSince`, split into days from `since` to `until`, both included [C35]. The days are computed here, because
 * the database might know other time zones than this runtime.
 */
export async function playByDay(
  sql: Sql,
  playerId: number,
  currency: string,
  { startOf }: LocalDays,
  { since, until }: { since: string; until: string },
): Promise<PlayByDay> {
  const days: string[] = [];
  for (let day = since; day <= until; day = shiftDay(day, 1)) days.push(day);
  const rows = await sql.query<SumRow & { number: number }>(
    `SELECT width_bucket(t.at, $3::timestamptz[])::int AS number, ${sumColumns} ${ofPlayer} AND t.at >= $4
     GROUP BY 1 ORDER BY 1`,
    [`player:${playerId}`, currency, days.map(startOf), startOf(since)],
  );
  const staked = rows.reduce((sum, row) => sum + row.staked, 0n);
  const returned = rows.reduce((sum, row) => sum + row.returned, 0n);
  return {
    sums: sumsOf({ staked, returned }),
    days: rows.map(row => ({ day: days[row.number - 1] ?? until, ...sumsOf(row) })),
  };
}
