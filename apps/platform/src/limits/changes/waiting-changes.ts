import { raiseDelay } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../../market/licence-policy.ts';
import { putMailToken } from '../../account/mail/mail-tokens.ts';
import type { PlayerRow } from '../../account/player-row.ts';
import { newToken } from '../../core/token.ts';
import { refuse, type Refused } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { sendChangeMail } from './change-mail.ts';
import type { WantedChange } from './wanted-change.ts';
import { periodInterval } from '../period-interval.ts';
import type { CurrentLimit } from '../current-limit.ts';

/** A pending change; it can be confirmed from `confirmable_at` until `expires_at`. */
export interface WaitingChange extends WantedChange {
  readonly limit_id: bigint;
  readonly confirmable_at: Date;
  readonly expires_at: Date;
}

/** How many days a player has to confirm a change once its delay is over. */
const confirmDays = 7;

/**
 * The pending changes of a player's limits, by limit id. Leaves out changes that were not confirmed in time, and
 * changes whose link is no longer valid, for example after a password change [A10].
 */
export async function waitingChanges(
  sql: Sql,
  playerId: number,
  now: Date,
): Promise<ReadonlyMap<bigint, WaitingChange>> {
  const rows = await sql.query<WaitingChange>(
    `SELECT c.limit_id, c.removal, c.currency, c.amount, c.minutes, c.confirmable_at, c.expires_at
     FROM user_limit_changes c JOIN user_limits l ON l.id = c.limit_id JOIN mail_tokens m ON m.token_hash = c.token_hash
     WHERE l.player_id = $1 AND c.expires_at > $2 AND m.used_at IS NULL`,
    [playerId, now],
  );
  return new Map(rows.map(row => [row.limit_id, row]));
}

/**
 * Stores a change that a player requests and emails them its token, which does not work until the licence's delay is
 * over [C3]. Repeating a pending request does not restart its delay; a different request replaces it and starts a new
 * delay. The caller must hold the lock on the player's row. Refuses with `forbidden` under an unknown licence.
 */
export async function askChange(
  tx: Tx,
  platform: Platform,
  player: PlayerRow,
  limit: CurrentLimit,
  wanted: WantedChange,
): Promise<Refused | null> {
  const { deps } = platform;
  const now = deps.now();
  const delay = raiseDelay(licencePolicy, player.licence);
  if (delay === null) return refuse('forbidden');
  const waiting = (await waitingChanges(tx, Number(player.id), now)).get(limit.id);
  if (waiting !== undefined && isSame(waiting, wanted)) return null;
  await dropChange(tx, limit.id, now);
  const { token, hash } = newToken(deps);
  const [times] = await tx.query<{ confirmable_at: Date; expires_at: Date }>(
    `SELECT at AS confirmable_at, at + interval '${confirmDays} days' AS expires_at
     FROM (SELECT greatest($1::timestamptz + $2 * interval '1 hour', $1::timestamptz + $3::interval) AS at) AS delay`,
    [now, delay.hours, delay.afterPeriod ? periodInterval(limit.period) : null],
  );
  if (times === undefined) throw new Error('The delay was not computed');
  const owner = { playerId: Number(player.id), email: player.email };
  await putMailToken(tx, owner, { hash, purpose: 'limit', expiresAt: times.expires_at });
  await tx.query(
    `INSERT INTO user_limit_changes
       (limit_id, token_hash, removal, currency, amount, minutes, confirmable_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      limit.id,
      hash,
      wanted.removal,
      wanted.currency,
      wanted.amount,
      wanted.minutes,
      times.confirmable_at,
      times.expires_at,
    ],
  );
  await sendChangeMail(tx, platform, player, { limit, wanted, token, ...times });
  return null;
}

/** A removal has neither amount nor minutes, so it never equals another kind of change. */
const isSame = (one: WantedChange, other: WantedChange): boolean =>
  one.currency === other.currency && one.amount === other.amount && one.minutes === other.minutes;

/** Drops a limit's pending change and invalidates its token. Returns whether there was a pending change. */
export async function dropChange(tx: Tx, limitId: bigint, now: Date): Promise<boolean> {
  const [dropped] = await tx.query<{ token_hash: Buffer }>(
    'DELETE FROM user_limit_changes WHERE limit_id = $1 RETURNING token_hash',
    [limitId],
  );
  if (dropped === undefined) return false;
  await tx.query('UPDATE mail_tokens SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL', [
    dropped.token_hash,
    now,
  ]);
  return true;
}
