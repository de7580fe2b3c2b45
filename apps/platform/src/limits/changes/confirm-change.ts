import type { LimitChange } from '@liftoff/contract/limits/limits';
import { isCurrency, wire } from '@liftoff/rules/money/money';
import { tokenHash } from '../../core/token.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { sizes, writeSize } from './change-limit.ts';
import { recordLimit } from '../put-limit.ts';
import { limitById, type CurrentLimit } from '../current-limit.ts';
import type { WaitingChange } from './waiting-changes.ts';

const refuseToken = (why: 'unknown' | 'too_early' | 'expired') => refuse('invalid', { token: [why] });

/**
 * Applies a pending change with the token from its email: not before its delay is over, not after it has expired, and
 * only once [C3] [A17]. The caller can be a guest. A token that is used too early stays valid. With `look`, returns the
 * change without applying it.
 */
export function confirmChange(
  { db, deps }: Platform,
  token: string,
  ip: string,
  look = false,
): Promise<LimitChange | Refused> {
  const hash = tokenHash(token);
  return db.transaction(async tx => {
    const [owner] = await tx.query<{ player_id: bigint }>(
      `SELECT player_id FROM mail_tokens WHERE token_hash = $1 AND purpose = 'limit'`,
      [hash],
    );
    if (owner === undefined) return refuseToken('unknown');
    await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [owner.player_id]);
    const change = await readChange(tx, hash);
    if (change === null) return refuseToken('unknown');
    const now = deps.now();
    const tooEarly = now < change.confirmable_at;
    if (tooEarly && !look) return refuseToken('too_early');
    if (now >= change.expires_at) return refuseToken('expired');
    const playerId = Number(owner.player_id);
    const limit = await limitById(tx, playerId, now, change.limit_id, change.currency);
    if (limit === null) return refuseToken('unknown');
    if (look) return { ...viewOf(limit, change), too_early: tooEarly, confirmed: false };
    await tx.query('UPDATE mail_tokens SET used_at = $2 WHERE token_hash = $1', [hash, now]);
    await tx.query('DELETE FROM user_limit_changes WHERE limit_id = $1', [limit.id]);
    if (change.removal) await tx.query('UPDATE user_limits SET ends_at = $2 WHERE id = $1', [limit.id, now]);
    else await writeSize(tx, limit.id, change);
    await audit(tx, deps, {
      actor: `player:${playerId}`,
      action: change.removal ? 'limit.removed' : 'limit.raised',
      subject: `limit:${limit.id}`,
      before: sizes(limit),
      ...(change.removal ? {} : { after: sizes(change) }),
      ip,
    });
    await recordLimit(tx, deps, playerId, limit, 'looser');
    return { ...viewOf(limit, change), too_early: false, confirmed: true };
  });
}

const sizeView = ({ currency, amount, minutes }: Pick<CurrentLimit, 'currency' | 'amount' | 'minutes'>) => ({
  currency: currency !== null && isCurrency(currency) ? currency : null,
  amount_cents: amount === null ? null : wire(amount),
  minutes,
});

const viewOf = (limit: CurrentLimit, change: WaitingChange) => ({
  type: limit.type,
  period: limit.period,
  before: sizeView(limit),
  after: change.removal ? null : sizeView(change),
  confirmable_at: change.confirmable_at.toISOString(),
});

/** The change confirmed by an unused token, read under the lock on the player's row. */
async function readChange(tx: Tx, hash: Buffer): Promise<WaitingChange | null> {
  const [row] = await tx.query<WaitingChange>(
    `SELECT c.limit_id, c.removal, c.currency, c.amount, c.minutes, c.confirmable_at, c.expires_at
     FROM mail_tokens m JOIN user_limit_changes c ON c.token_hash = m.token_hash
     WHERE m.token_hash = $1 AND m.used_at IS NULL`,
    [hash],
  );
  return row ?? null;
}
