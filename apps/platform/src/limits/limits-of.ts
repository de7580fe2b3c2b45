import { isReached, usedIn, type LimitState } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { exchangeRates } from '../market/exchange-rates.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import { isMoneyLimit, usedOf } from './window.ts';

/** A limit in force, with the amount used in its window. */
export interface ActiveLimit extends LimitState {
  readonly id: bigint;
  readonly period: LimitPeriod;
  readonly endsAt: Date | null;
  /** Maximum length of a session in minutes; `null` for other types of limit. */
  readonly minutes: number | null;
}

export interface LimitRow {
  id: bigint;
  type: LimitState['type'];
  period: LimitPeriod;
  starts_at: Date;
  ends_at: Date | null;
  currency: string | null;
  amount: bigint | null;
  minutes: number | null;
}

/**
 * A player's limits in force, each with its current use computed from the ledger: the amount lost, wagered or
 * deposited within the last period. The window is rolling, so that no reset makes the limit available twice [C4, C6],
 * and it adds up all currencies at the platform's rates [C7]. A limit is in force as soon as it is written, so
 * setting the clock back does not lift it [B16].
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
    const use = { playerId, type: row.type, period: row.period, now };
    const used = usedBy.get(row.id) ?? (await usedOf(sql, use, row.starts_at));
    usedBy.set(row.id, used);
    const current = usedIn(row.currency, used, exchangeRates);
    limit.accounts.push({ currency: row.currency, amount: row.amount, current });
  }
  return [...limits.values()];
}

export type Block = 'self_excluded' | 'cooling_off' | 'limit_reached';

/** The strongest block that keeps a player from playing; `null` if there is none. */
export function blockOf(limits: readonly LimitState[]): Block | null {
  if (limits.some(limit => limit.type === 'selfexclusion')) return 'self_excluded';
  if (limits.some(limit => limit.type === 'coolingoff')) return 'cooling_off';
  return limits.some(limit => isReached(limit)) ? 'limit_reached' : null;
}
