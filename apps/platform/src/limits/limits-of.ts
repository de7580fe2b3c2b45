import { isReached, type LimitState } from '@liftoff/rules/limits/reached';
import type { Sql } from '../database/database.ts';
import { periods, type Period } from './periods.ts';

/** A limit in force, with what was used of it in its window. */
export interface ActiveLimit extends LimitState {
  readonly id: bigint;
  readonly period: Period;
  readonly endsAt: Date | null;
}

interface LimitRow {
  id: bigint;
  type: LimitState['type'];
  period: Period;
  starts_at: Date;
  ends_at: Date | null;
  currency: string | null;
  amount: bigint | null;
}

/** Which transfers of the ledger each type counts, seen from the player's account (minus: money gone). */
const counted = {
  loss: ['stake', 'win', 'roll_back', 'jackpot_win'],
  wager: ['stake', 'roll_back'],
  deposit: ['deposit'],
} as const;

const countsMoney = (type: string): type is keyof typeof counted => Object.hasOwn(counted, type);

/**
 * The limits in force for a player now, each with its current value from the ledger: what was lost, wagered or
 * deposited within the last period, at any moment (a rolling window, so that no reset opens it twice) [C4, C6].
 */
export async function limitsOf(sql: Sql, playerId: number, now: Date): Promise<ActiveLimit[]> {
  const rows = await sql.query<LimitRow>(
    `SELECT l.id, l.type, l.period, l.starts_at, l.ends_at, a.currency, a.amount
     FROM user_limits l LEFT JOIN user_limit_accounts a ON a.limit_id = l.id
     WHERE l.player_id = $1 AND l.starts_at <= $2 AND (l.ends_at IS NULL OR l.ends_at > $2) ORDER BY l.id, a.currency`,
    [playerId, now],
  );
  const limits = new Map<bigint, ActiveLimit & { accounts: { currency: string; amount: bigint; current: bigint }[] }>();
  for (const row of rows) {
    const limit = limits.get(row.id) ?? {
      id: row.id,
      type: row.type,
      period: row.period,
      endsAt: row.ends_at,
      accounts: [],
    };
    limits.set(row.id, limit);
    if (row.currency === null || row.amount === null) continue;
    const current = countsMoney(row.type) ? await usedOf(sql, playerId, row.type, row, now) : 0n;
    limit.accounts.push({ currency: row.currency, amount: row.amount, current });
  }
  return [...limits.values()];
}

async function usedOf(
  sql: Sql,
  playerId: number,
  type: keyof typeof counted,
  row: LimitRow,
  now: Date,
): Promise<bigint> {
  const [sum] = await sql.query<{ total: bigint }>(
    `SELECT coalesce(sum(e.amount), 0)::numeric AS total
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transfers t ON t.id = e.transfer_id
     WHERE a.owner = $1 AND a.kind = 'cash' AND a.currency = $2 AND t.kind = ANY ($3::text[])
       AND t.at > CASE WHEN $4::text IS NULL THEN $5::timestamptz ELSE $6::timestamptz - $4::interval END`,
    [`player:${playerId}`, row.currency, counted[type], periods[row.period], row.starts_at, now],
  );
  const total = sum?.total ?? 0n;
  const used = type === 'deposit' ? total : -total;
  return used < 0n ? 0n : used;
}

export type Block = 'self_excluded' | 'cooling_off' | 'limit_reached';

/** What keeps a player from playing, the weightiest first; null: nothing (STATE-049, STATE-050, GUARD-010). */
export function blockOf(limits: readonly LimitState[]): Block | null {
  if (limits.some(limit => limit.type === 'selfexclusion')) return 'self_excluded';
  if (limits.some(limit => limit.type === 'coolingoff')) return 'cooling_off';
  return limits.some(limit => isReached(limit)) ? 'limit_reached' : null;
}
