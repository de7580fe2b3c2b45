import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { beginBreak, type Break, type EndGames } from './exclusion/breaks.ts';
import type { Block, LimitRow } from './limits-of.ts';
import { putLimit, recordLimit, type PutLimit } from './put-limit.ts';

/** A limit that is not a break. A break needs `beginBreak`, because it involves more than a limit. */
export type NewLimit = PutLimit & { readonly type: Exclude<PutLimit['type'], Break['type']> };

/** Puts a limit in force immediately [C2], notifies the player's screens, and returns its id. */
export async function setLimit(tx: Tx, deps: Deps, playerId: number, limit: NewLimit): Promise<bigint> {
  // A deposit or bet that already holds this lock is decided under the earlier limits; the next one is also subject
  // to this limit.
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [playerId]);
  return await putLimit(tx, deps, playerId, limit);
}

const dayMs = 86_400_000;

/**
 * Ends all of a player's limits in force, and replaces them with one block unless `block` is `none`. For the console.
 */
export async function setBlock(
  tx: Tx,
  deps: Deps,
  endGames: EndGames,
  player: { id: number; currency: string },
  block: Block | 'none',
): Promise<void> {
  const now = deps.now();
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
  const ended = await tx.query<Pick<LimitRow, 'id' | 'type' | 'period'>>(
    `UPDATE user_limits SET ends_at = $2 WHERE player_id = $1 AND (ends_at IS NULL OR ends_at > $2)
     RETURNING id, type, period`,
    [player.id, now],
  );
  for (const limit of ended) await recordLimit(tx, deps, player.id, limit);
  if (block === 'self_excluded')
    await beginBreak(tx, deps, endGames, player.id, { type: 'selfexclusion', period: 'forever', endsAt: null });
  if (block === 'cooling_off') {
    const endsAt = new Date(now.getTime() + dayMs);
    await beginBreak(tx, deps, endGames, player.id, { type: 'coolingoff', period: 'day', endsAt });
  }
  if (block === 'limit_reached') await setLimit(tx, deps, player.id, reachedLossLimit(player.currency));
}

/** A loss limit of zero, which is reached immediately. */
export const reachedLossLimit = (currency: string): NewLimit => ({
  type: 'loss',
  period: 'day',
  endsAt: null,
  accounts: [{ currency, amount: 0n }],
});
