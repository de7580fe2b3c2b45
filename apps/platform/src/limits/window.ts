import type { Sql } from '../database/database.ts';
import { periods, type Period } from './periods.ts';

/** Which transfers of the ledger each type counts, seen from the player's account (minus: money gone). */
const counted = {
  loss: ['stake', 'win', 'roll_back', 'jackpot_win'],
  wager: ['stake', 'roll_back'],
  deposit: ['deposit'],
} as const;

export type MoneyLimit = keyof typeof counted;

export const isMoneyLimit = (type: string): type is MoneyLimit => Object.hasOwn(counted, type);

/** Whose use of a limit is asked about, and when. */
export interface LimitUse {
  readonly playerId: number;
  readonly type: MoneyLimit;
  readonly period: Period;
  readonly now: Date;
}

/**
 * When a transfer leaves the window: as long after it as the window is, and where that month lacks the day, with the end
 * of the month. Later transfers leave no earlier, so that what has left never counts again. Null: it never leaves.
 */
const leavesAt = `CASE WHEN t.at + $3::interval - $3::interval < t.at
  THEN date_trunc('day', t.at + $3::interval) + interval '1 day' ELSE t.at + $3::interval END`;

/**
 * What is too old to be in the window whatever its months are, so that a long history is not read for it: no transfer stays
 * for more than the last days of a month beyond the window's length.
 */
const mayBeIn = `($3::text IS NULL OR t.at > $4::timestamptz - $3::interval - interval '5 days')`;

/** What counts by type, from the player's cash. */
const countedSql = `
  FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
  WHERE a.owner = $1 AND a.kind = 'cash' AND t.kind = ANY ($2::text[])`;

const valuesOf = ({ playerId, type, period, now }: LimitUse) => [
  `player:${playerId}`,
  counted[type],
  periods[period],
  now,
];

const used = (type: MoneyLimit, moved: bigint): bigint => (type === 'deposit' ? moved : -moved);

/** What counts under a limit of a type and period, by currency: a limit is the account's, whatever it was set in [C7]. */
export async function usedOf(sql: Sql, of: LimitUse, startsAt: Date): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql.query<{ currency: string; total: bigint }>(
    `SELECT a.currency, sum(e.amount)::numeric AS total ${countedSql}
       AND ${mayBeIn} AND CASE WHEN $3::text IS NULL THEN t.at > $5 ELSE ${leavesAt} > $4::timestamptz END
     GROUP BY a.currency`,
    [...valuesOf(of), startsAt],
  );
  return new Map(rows.map(({ currency, total }) => [currency, used(of.type, total)]));
}

/** What leaves the window of a limit at one moment, by currency. */
interface Leaving {
  readonly at: Date;
  readonly used: ReadonlyMap<string, bigint>;
}

/** What leaves next after a moment, in order, at most `count` moments. Nothing leaves a window that is for ever. */
export async function leavingAfter(sql: Sql, of: LimitUse, after: Date, count: number): Promise<Leaving[]> {
  const rows = await sql.query<{ at: Date; currencies: string[]; totals: string[] }>(
    `SELECT at, array_agg(currency) AS currencies, array_agg(total) AS totals FROM (
       SELECT ${leavesAt} AS at, a.currency, sum(e.amount)::text AS total ${countedSql} AND ${mayBeIn}
         GROUP BY 1, a.currency) AS moved
     WHERE at > $4 GROUP BY at ORDER BY at LIMIT $5`,
    [...valuesOf({ ...of, now: after }), count],
  );
  return rows.map(({ at, currencies, totals }) => ({
    at,
    used: new Map(currencies.map((currency, n) => [currency, used(of.type, BigInt(totals[n] ?? '0'))])),
  }));
}
