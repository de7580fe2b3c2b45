import { localDays, shiftDay, type LocalDays } from '@liftoff/rules/account/local-days';
import { wire } from '@liftoff/rules/money/money';
import type { WireAmount } from '@liftoff/contract/core/money';
import type { Sql } from '../../database/database.ts';

interface Sums {
  staked_cents: WireAmount;
  returned_cents: WireAmount;
  net_cents: WireAmount;
}

interface SumRow {
  staked: bigint;
  returned: bigint;
}

/** Totals over ledger entries `e` and their transfers `t`. */
const sumColumns = `coalesce(-sum(e.amount) FILTER (WHERE t.kind IN ('stake', 'roll_back')), 0)::numeric AS staked,
  coalesce(sum(e.amount) FILTER (WHERE t.kind IN ('win', 'jackpot_win')), 0)::numeric AS returned`;

const ofPlayer = `FROM ledger_accounts a
  JOIN ledger_entries e ON e.account_id = a.id
  JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND a.currency = $2`;

const sumsOf = ({ staked, returned }: SumRow): Sums => ({
  staked_cents: wire(staked),
  returned_cents: wire(returned),
  net_cents: wire(returned - staked),
});

/**
 * What a player has staked, received back and won or lost in a currency since the given time. Read from the ledger
 * and exact to the cent [C18].
 */
export async function playSince(sql: Sql, playerId: number, currency: string, since: Date): Promise<Sums> {
  const [row] = await sql.query<SumRow>(`SELECT ${sumColumns} ${ofPlayer} AND t.at >= $3`, [
    `player:${playerId}`,
    currency,
    since,
  ]);
  return sumsOf(row ?? { staked: 0n, returned: 0n });
}

/** Like `playSince`, for every currency with stakes or returns. */
export async function playByCurrency(
  sql: Sql,
  playerId: number,
  since: Date,
): Promise<readonly ({ currency: string } & Sums)[]> {
  const rows = await sql.query<SumRow & { currency: string }>(
    `SELECT a.currency, ${sumColumns} FROM ledger_accounts a
       JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND t.at >= $2 AND t.kind IN ('stake', 'roll_back', 'win', 'jackpot_win')
     GROUP BY a.currency ORDER BY a.currency`,
    [`player:${playerId}`, since],
  );
  return rows.map(row => ({ currency: row.currency, ...sumsOf(row) }));
}

/** Results of play, in total and for each day with play, oldest day first. */
export interface PlayByDay {
  readonly sums: Sums;
  readonly days: readonly ({ day: string } & Sums)[];
}

const ofPlay = `${ofPlayer} AND t.kind IN ('stake', 'roll_back', 'win', 'jackpot_win')`;

/** The day of a player's first stake in a currency; `null` if there is none. */
export async function firstDayOfPlay(
  sql: Sql,
  playerId: number,
  currency: string,
  { dayOf }: LocalDays,
): Promise<string | null> {
  const [row] = await sql.query<{ first: Date | null }>(`SELECT min(t.at) AS first ${ofPlay}`, [
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
    `SELECT width_bucket(t.at, $3::timestamptz[])::int AS number, ${sumColumns} ${ofPlay} AND t.at >= $4
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
