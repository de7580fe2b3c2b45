import { privateChannel } from '@liftoff/contract/core/realtime';
import type { LimitState } from '@liftoff/rules/limits/reached';
import { limitVisits } from '../account/sessions/visits.ts';
import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { recordFact } from '../facts/record-fact.ts';
import { emit } from '../realtime/outbox.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';

export interface PutLimit {
  readonly type: LimitState['type'];
  readonly period: LimitPeriod;
  /** When the limit ends, or `null` if it is open-ended. */
  readonly endsAt: Date | null;
  readonly accounts: readonly { currency: string; amount: bigint }[];
  /** Maximum length of a session in minutes; only for a session limit. */
  readonly minutes?: number;
}

/** Writes a limit that applies immediately [C2], notifies the player's screens, and returns its id. */
export async function putLimit(tx: Tx, deps: Deps, playerId: number, limit: PutLimit): Promise<bigint> {
  const [row] = await tx.query<{ id: bigint }>(
    `INSERT INTO user_limits (player_id, type, period, starts_at, ends_at, minutes)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [playerId, limit.type, limit.period, deps.now(), limit.endsAt, limit.minutes ?? null],
  );
  if (row === undefined) throw new Error('The limit was not written');
  for (const account of limit.accounts) {
    await tx.query('INSERT INTO user_limit_accounts (limit_id, currency, amount) VALUES ($1, $2, $3)', [
      row.id,
      account.currency,
      account.amount,
    ]);
  }
  await recordLimit(tx, deps, playerId, { ...limit, id: row.id });
  return row.id;
}

/**
 * Records that a limit has changed and notifies the player's screens; a session limit is also applied to open
 * sessions. The caller must hold the lock on the player's row.
 */
export async function recordLimit(
  tx: Tx,
  deps: Deps,
  playerId: number,
  { id, type, period }: Pick<PutLimit, 'type' | 'period'> & { readonly id: bigint },
  change?: 'looser',
): Promise<void> {
  if (type === 'session') await limitVisits(tx, playerId, deps.now());
  const looser = change === 'looser' ? { looser: true } : {};
  const data = { player: playerId, limit: String(id), type, period, ...looser };
  await recordFact(tx, { kind: 'limit_changed', at: deps.now(), data });
  await emit(tx, privateChannel('game_limits', playerId), { type });
}
