import type { Tx } from '../database/database.ts';
import type { LimitRow } from './limits-of.ts';

/** A limit in force, in the form needed for changing it: with its amount in one currency, or its minutes. */
export interface CurrentLimit extends Pick<LimitRow, 'id' | 'type' | 'period' | 'minutes'> {
  /** Currency of the amount; `null` if the limit has no amount in the requested currency. */
  readonly currency: string | null;
  readonly amount: bigint | null;
}

const columns = 'l.id, l.type, l.period, l.minutes, a.currency, a.amount';
const inForce = 'l.player_id = $1 AND (l.ends_at IS NULL OR l.ends_at > $2)';

/**
 * The limit in force with this type and period. If there are several, returns the one that allows the least in the
 * currency. `null` if there is none.
 */
export async function limitOfKind(
  tx: Tx,
  playerId: number,
  now: Date,
  kind: Pick<LimitRow, 'type' | 'period'> & { readonly currency: string | null },
): Promise<CurrentLimit | null> {
  const [row] = await tx.query<CurrentLimit>(
    `SELECT ${columns} FROM user_limits l
     LEFT JOIN user_limit_accounts a ON a.limit_id = l.id AND a.currency = $5
     WHERE ${inForce} AND l.type = $3 AND l.period = $4 ORDER BY a.amount, l.minutes, l.id LIMIT 1`,
    [playerId, now, kind.type, kind.period, kind.currency],
  );
  return row ?? null;
}

/**
 * A player's limit in force by its id, with its amount in `currency`, or its first amount if `currency` is `null`.
 * Returns `null` if there is no such limit.
 */
export async function limitById(
  tx: Tx,
  playerId: number,
  now: Date,
  id: bigint,
  currency: string | null = null,
): Promise<CurrentLimit | null> {
  const [row] = await tx.query<CurrentLimit>(
    `SELECT ${columns} FROM user_limits l
     LEFT JOIN user_limit_accounts a ON a.limit_id = l.id AND ($4::text IS NULL OR a.currency = $4)
     WHERE ${inForce} AND l.id = $3 ORDER BY a.currency LIMIT 1`,
    [playerId, now, id, currency],
  );
  return row ?? null;
}
