import type { Sql } from '../database/database.ts';
import { isOwnPlay } from '../wallet/own-play.ts';
import { periodInterval } from './period-interval.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';

/**
 * The ledger entries that each limit type counts, among accounts `a` and transfers `t`. A loss limit counts own money
 * only, a wager limit bonus money as well [PX-02]. Amounts are from the point of view of the player's account, so money
 * spent is negative.
 */
const counted = {
  loss: isOwnPlay,
  wager: `a.kind IN ('cash', 'bonus') AND t.kind IN ('stake', 'roll_back')`,
  deposit: `a.kind = 'cash' AND t.kind = 'deposit'`,
} as const;

export type MoneyLimit = keyof typeof counted;

export const isMoneyLimit = (type: string): type is MoneyLimit => Object.hasOwn(counted, type);

/** Identifies the use of a limit to compute: the player, the limit's type and period, and the time. */
export interface LimitUse {
  readonly playerId: number;
  readonly type: MoneyLimit;
  readonly period: LimitPeriod;
  readonly now: Date;
}

/**
 * When a transfer leaves the window: one period after it, or at the end of the month if that month does not have the
 * day. A later transfer never leaves earlier, so what has left never counts again. `NULL` if it never leaves.
 */
const leavesAt = `CASE WHEN t.at + $2::interval - $2::interval < t.at
  THEN date_trunc('day', t.at + $2::interval) + interval '1 day' ELSE t.at + $2::interval END`;

/**
 * Excludes transfers that are too old for the window whatever the lengths of its months, so that a long history is
 * not read. Because months differ in length, a transfer can count at most a few days longer than the period.
 */
const mayBeIn = `($2::text IS NULL OR t.at > $3::timestamptz - $2::interval - interval '5 days')`;

/** The entries that a limit type counts. */
const countedSql = (type: MoneyLimit): string => `
  FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND ${counted[type]}`;

const valuesOf = ({ playerId, period, now }: LimitUse) => [`player:${playerId}`, periodInterval(period), now];

const used = (type: MoneyLimit, moved: bigint): bigint => (type === 'deposit' ? moved : -moved);

/**
 * The amount that counts towards a limit of a type and period, by currency. A limit covers all of a player's
 * currencies, regardless of the currency in which it was set [C7].
 */
export async function usedOf(sql: Sql, of: LimitUse, startsAt: Date): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql.query<{ currency: string; total: bigint }>(
    `SELECT a.currency, sum(e.amount)::numeric AS total ${countedSql(of.type)}
       AND ${mayBeIn} AND CASE WHEN $2::text IS NULL THEN t.at > $4 ELSE ${leavesAt} > $3::timestamptz END
     GROUP BY a.currency`,
    [...valuesOf(of), startsAt],
  );
  return new Map(rows.map(({ currency, total }) => [currency, used(of.type, total)]));
}

/** The amounts that leave a limit's window at one moment, by currency. */
interface Leaving {
  readonly at: Date;
  readonly used: ReadonlyMap<string, bigint>;
}

/**
 * The next amounts to leave the window after a given time, in order, for at most `count` moments. Amounts never leave
 * an unlimited window.
 */
export async function leavingAfter(sql: Sql, of: LimitUse, after: Date, count: number): Promise<Leaving[]> {
  const rows = await sql.query<{ at: Date; currencies: string[]; totals: string[] }>(
    `SELECT at, array_agg(currency) AS currencies, array_agg(total) AS totals FROM (
       SELECT ${leavesAt} AS at, a.currency, sum(e.amount)::text AS total ${countedSql(of.type)} AND ${mayBeIn}
         GROUP BY 1, a.currency) AS moved
     WHERE at > $3 GROUP BY at ORDER BY at LIMIT $4`,
    [...valuesOf({ ...of, now: after }), count],
  );
  return rows.map(({ at, currencies, totals }) => ({
    at,
    used: new Map(currencies.map((currency, n) => [currency, used(of.type, BigInt(totals[n] ?? '0'))])),
  }));
}
