import type { PlayerStats } from '@liftoff/contract/account/player-stats';
import type * as z from 'zod';
import type { CallOf } from '../../core/call.ts';
import type { Platform } from '../../core/platform-context.ts';
import type { Sql } from '../../database/database.ts';
import { playerById } from '../player-row.ts';
import { sessionDeadlines } from '../sessions/session-times.ts';
import { visitStart } from '../sessions/visits.ts';
import { startOfToday } from './stats.ts';

/**
 * When the player's next blocked login hours begin, which ends their sessions; `null` if no login hours are blocked.
 */
export type LoginBlockedFrom = (sql: Sql, playerId: number, now: Date) => Promise<Date | null>;

/** What the player has won or lost of their own money in a currency since a time [C18]. */
export type PlaySince = (
  sql: Sql,
  playerId: number,
  currency: string,
  since: Date,
) => Promise<z.output<typeof PlayerStats>['today']>;

/** The figures of this session and of today in the player's time zone; `null` if the player no longer exists. */
export async function playerStats(
  { db, deps }: Platform,
  { player: { id }, session }: Pick<CallOf<'player'>, 'player' | 'session'>,
  timeZone: string,
  { loginBlockedFrom, playSince }: { readonly loginBlockedFrom: LoginBlockedFrom; readonly playSince: PlaySince },
): Promise<z.output<typeof PlayerStats> | null> {
  const player = await playerById(db, id);
  if (!player) return null;
  const now = deps.now();
  const { startedAt } = session;
  const { idleAt, endsAt } = sessionDeadlines(session);
  const visitStartedAt = await visitStart(db, session.id);
  const blockedFrom = await loginBlockedFrom(db, id, now);
  return {
    currency: player.currency,
    session_started_at: startedAt.toISOString(),
    visit_started_at: (visitStartedAt ?? startedAt).toISOString(),
    session_idle_at: idleAt.toISOString(),
    session_ends_at: endsAt.toISOString(),
    login_hours_at: blockedFrom?.toISOString() ?? null,
    now: now.toISOString(),
    today: await playSince(db, id, player.currency, startOfToday(timeZone, now)),
    session: await playSince(db, id, player.currency, startedAt),
  };
}
