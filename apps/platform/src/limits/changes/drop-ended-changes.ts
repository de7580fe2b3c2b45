import { playerById } from '../../account/player-row.ts';
import { audit } from '../../database/audit.ts';
import type { Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { sizes } from './change-limit.ts';
import { sendDroppedMail } from './change-mail.ts';
import { blockOf, limitsOf } from '../limits-of.ts';
import { recordLimit } from '../put-limit.ts';
import { limitById } from '../current-limit.ts';

/**
 * Drops pending changes of limits whose confirmation links have become invalid, for example because of a new password
 * [A10] [C3]: the person who requested them might have known the old password. The limit stays, the player's screens
 * and an email report the drop within a second, and the player can request the change again. A change already stops
 * being pending when its link becomes invalid; this job only follows up.
 */
export function registerDropEndedChanges(platform: Platform): void {
  const dropAll = async () => {
    while (await dropNext(platform)) {
      // Repeats until no such change is left.
    }
  };
  platform.jobs.every('limits:drop-ended-changes', 1_000, dropAll, 'protection');
}

/** Drops the next such change. Returns whether there was one. */
async function dropNext(platform: Platform): Promise<boolean> {
  const [ended] = await platform.db.query<{ limit_id: bigint; player_id: bigint }>(
    `SELECT c.limit_id, l.player_id FROM user_limit_changes c
     JOIN mail_tokens m ON m.token_hash = c.token_hash JOIN user_limits l ON l.id = c.limit_id
     WHERE m.used_at IS NOT NULL ORDER BY c.limit_id LIMIT 1`,
  );
  if (ended === undefined) return false;
  await platform.db.transaction(tx => drop(tx, platform, Number(ended.player_id), ended.limit_id));
  return true;
}

async function drop(tx: Tx, platform: Platform, playerId: number, limitId: bigint): Promise<void> {
  const { deps } = platform;
  const player = await playerById(tx, playerId, 'FOR UPDATE');
  // A new change might have been requested in the meantime; it stays pending.
  const dropped = await tx.query(
    `DELETE FROM user_limit_changes c USING mail_tokens m
     WHERE c.limit_id = $1 AND m.token_hash = c.token_hash AND m.used_at IS NOT NULL RETURNING c.limit_id`,
    [limitId],
  );
  const now = deps.now();
  const limit = await limitById(tx, playerId, now, limitId);
  if (player === null || limit === null || dropped.length === 0) return;
  await audit(tx, deps, {
    actor: 'platform',
    action: 'limit.change_dropped',
    subject: `limit:${limitId}`,
    before: sizes(limit),
    after: sizes(limit),
  });
  await recordLimit(tx, deps, playerId, limit);
  // A player who cannot sign in cannot request a change, and so gets no email.
  if (player.closed_at !== null || blockOf(await limitsOf(tx, playerId, now)) === 'self_excluded') return;
  await sendDroppedMail(tx, platform, player, limit);
}
