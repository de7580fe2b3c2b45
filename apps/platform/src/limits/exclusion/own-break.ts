import { breakPeriods } from '@liftoff/rules/limits/terms';
import { licencePolicy } from '../../market/licence-policy.ts';
import { signOutEverywhere } from '../../account/sessions/sessions.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Platform } from '../../core/platform-context.ts';
import { beginBreak, type EndGames } from './breaks.ts';
import type { Asking } from '../changes/change-limit.ts';
import { periodInterval } from '../period-interval.ts';
import type { LimitPeriod } from '@liftoff/contract/limits/limits';
import type { LimitRequest } from '../parse-limit-request.ts';

/** When a break that begins now is over, or `null` if it never ends automatically. */
export async function breakEnd(sql: Sql, period: LimitPeriod, now: Date): Promise<Date | null> {
  const [row] = await sql.query<{ ends_at: Date | null }>('SELECT $1::timestamptz + $2::interval AS ends_at', [
    now,
    periodInterval(period),
  ]);
  return row?.ends_at ?? null;
}

/** The one-click pause lasts for a day under every licence [C16]. */
const stopPeriod: LimitPeriod = 'day';

/**
 * Begins a break that the player requests, for one of the periods of their licence. An existing break that lasts at
 * least as long is left unchanged; a new break never shortens or ends another [C11] [C12]. With `signOut`, the
 * player's games, sessions and sockets also end, immediately and on every device; an open round is played to its end
 * and pays [C16] [B27]. Returns the id of the break.
 */
export async function beginOwnBreak(
  tx: Tx,
  { deps }: Platform,
  endGames: EndGames,
  { player, ip }: Asking,
  { type, period, signOut }: Extract<LimitRequest, { kind: 'break' }>,
): Promise<bigint | Refused> {
  const isStop = signOut && period === stopPeriod;
  if (!isStop && !breakPeriods(licencePolicy, player.licence, type).includes(period))
    return refuse('invalid', { period: ['VALIDATION.COMMON.NOT_ALLOWED'] });
  const now = deps.now();
  const playerId = Number(player.id);
  const endsAt = await breakEnd(tx, period, now);
  const [lasting] = await tx.query<{ id: bigint }>(
    `SELECT id FROM user_limits WHERE player_id = $1 AND type = $2
       AND (ends_at IS NULL OR ends_at > $3 AND ends_at >= $4) ORDER BY ends_at DESC NULLS FIRST, id LIMIT 1`,
    [playerId, type, now, endsAt],
  );
  const id = lasting?.id ?? (await beginBreak(tx, deps, endGames, playerId, { type, period, endsAt }));
  if (signOut) {
    // Locks games before sessions, because a bet takes its locks in this order.
    await endGames(tx, playerId, now);
    await signOutEverywhere(tx, deps, playerId, 'pause');
  }
  if (lasting !== undefined) return id;
  const after = { type, period, ends_at: endsAt?.toISOString() ?? null };
  await audit(tx, deps, { actor: `player:${playerId}`, action: 'break.begun', subject: `limit:${id}`, after, ip });
  return id;
}
