import { isReached, usedIn, type LimitState } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../exchange-rates.ts';
import { periods, type Period } from './periods.ts';

/** A limit in force, with what was used of it in its window. */
export interface ActiveLimit extends LimitState {
  readonly id: bigint;
  readonly period: Period;
  readonly endsAt: Date | null;
  /** Of a session limit: how long a visit may last. */
  readonly minutes: number | null;
}

export interface LimitRow {
  id: bigint;
  type: LimitState['type'];
  period: Period;
  starts_at: Date;
  ends_at: Date | null;
  currency: string | null;
  amount: bigint | null;
  minutes: number | null;
}

/** Which transfers of the ledger each type counts, seen from the player's account (minus: money gone). */
const counted = {
  loss: ['stake', 'win', 'roll_back', 'jackpot_win'],
  wager: ['stake', 'roll_back'],
  deposit: ['deposit'],
} as const;

export type MoneyLimit = keyof typeof counted;

export const isMoneyLimit = (type: string): type is MoneyLimit => Object.hasOwn(counted, type);

/**
 * The limits in force for a player now, each with its current value from the ledger: what was lost, wagered or
 * deposited within the last period, at any moment (a rolling window, so that no reset opens it twice) [C4, C6], in all
 * currencies together at the platform's rates [C7]. A limit is in force once it is written: a clock that is set back opens
 * none of them [B16].
 */
export async function limitsOf(sql: Sql, playerId: number, now: Date): Promise<ActiveLimit[]> {
  const rows = await sql.query<LimitRow>(
    `SELECT l.id, l.type, l.period, l.starts_at, l.ends_at, l.minutes, a.currency, a.amount
     FROM user_limits l LEFT JOIN user_limit_accounts a ON a.limit_id = l.id
     WHERE l.player_id = $1 AND (l.ends_at IS NULL OR l.ends_at > $2) ORDER BY l.id, a.currency`,
    [playerId, now],
  );
  const limits = new Map<bigint, ActiveLimit & { accounts: { currency: string; amount: bigint; current: bigint }[] }>();
  const usedBy = new Map<bigint, ReadonlyMap<string, bigint>>();
  for (const row of rows) {
    const limit = limits.get(row.id) ?? {
      id: row.id,
      type: row.type,
      period: row.period,
      endsAt: row.ends_at,
      minutes: row.minutes,
      accounts: [],
    };
    limits.set(row.id, limit);
    if (row.currency === null || row.amount === null || !isMoneyLimit(row.type)) continue;
    const used = usedBy.get(row.id) ?? (await usedOf(sql, playerId, row.type, row, now));
    usedBy.set(row.id, used);
    const current = usedIn(row.currency, used, exchangeRates);
    limit.accounts.push({ currency: row.currency, amount: row.amount, current });
  }
  return [...limits.values()];
}

/** What counts under a limit of a type and period, by currency: a limit is the account's, whatever it was set in [C7]. */
async function usedOf(
  sql: Sql,
  playerId: number,
  type: MoneyLimit,
  window: { period: Period; starts_at: Date },
  now: Date,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await sql.query<{ currency: string; total: bigint }>(
    `SELECT a.currency, sum(e.amount)::numeric AS total
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.kind = 'cash' AND t.kind = ANY ($2::text[])
       AND t.at > CASE WHEN $3::text IS NULL THEN $4::timestamptz ELSE $5::timestamptz - $3::interval END
     GROUP BY a.currency`,
    [`player:${playerId}`, counted[type], periods[window.period], window.starts_at, now],
  );
  return new Map(rows.map(({ currency, total }) => [currency, type === 'deposit' ? total : -total]));
}

export type Block = 'self_excluded' | 'cooling_off' | 'limit_reached';

/** What keeps a player from playing, the weightiest first; null: nothing (STATE-049, STATE-050, GUARD-010). */
export function blockOf(limits: readonly LimitState[]): Block | null {
  if (limits.some(limit => limit.type === 'selfexclusion')) return 'self_excluded';
  if (limits.some(limit => limit.type === 'coolingoff')) return 'cooling_off';
  return limits.some(limit => isReached(limit)) ? 'limit_reached' : null;
}
