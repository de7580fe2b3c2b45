import { revokeSession } from '../../realtime/revocations.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { writtenLocaleOf } from '../../market/written-locales.ts';
import { sendMail } from '../mail/mails.ts';
import { playerById } from '../player-row.ts';
import { sessionAbsoluteMs, sessionIdleMs } from './session-times.ts';

/**
 * SQL for how long a session may last under the player's shortest session limit in force; NULL if there is no limit
 * [C10].
 */
export const visitLength = (player: string, now: string): string => `(
  SELECT min(l.minutes) * interval '1 minute' FROM user_limits l
  WHERE l.player_id = ${player} AND (l.ends_at IS NULL OR l.ends_at > ${now}))`;

/** SQL: when the visit of a session began, as a session limit counts it. */
const visitFrom = 'coalesce(visit_from, started_at)';

/**
 * SQL rows of the player's sessions that a new session continues: those that are open or ended less than half an hour
 * ago, and were in use then. `until` is when the session ended, or now. A session left alone does not count, because
 * it ends only half an hour after its player has gone.
 */
const recentVisits = (player: string, now: string): string => {
  const idle = `interval '${sessionIdleMs / 60_000} minutes'`;
  const until = `least(ended_at, ends_at, started_at + interval '${sessionAbsoluteMs / 60_000} minutes', ${now})`;
  return `(SELECT ${until} AS until, ${visitFrom} AS visit_from FROM sessions
    WHERE player_id = ${player} AND ${until} > ${now} - ${idle} AND seen_at > ${until} - ${idle})`;
};

/**
 * SQL for the start of the visit of a new session. The time spent in a session that it continues counts, so that
 * signing out and in again does not restart a session limit; the time between the sessions does not count [C10].
 */
export const newVisitFrom = (player: string, startedAt: string, now: string): string =>
  `(SELECT least(${startedAt}, min(${now} - (until - visit_from))) FROM ${recentVisits(player, now)} AS visits)`;

/** When the visit of an open session began, as a session limit counts it; `null` if there is no such session. */
export async function visitStart(sql: Sql, sessionId: string): Promise<Date | null> {
  const [row] = await sql.query<{ visit_from: Date }>(`SELECT ${visitFrom} AS visit_from FROM sessions WHERE id = $1`, [
    sessionId,
  ]);
  return row?.visit_from ?? null;
}

/**
 * Applies the session limits that are in force now to the player's open sessions. The caller must hold the lock on
 * the player's row.
 */
export async function limitVisits(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE sessions SET ends_at = ${visitFrom} + ${visitLength('$1', '$2::timestamptz')}
     WHERE player_id = $1 AND ended_at IS NULL`,
    [playerId, now],
  );
}

/**
 * Ends one session that has reached its session limit, together with its sockets. Returns whether there was such a
 * session. A round in progress still continues [B27].
 */
export async function endOverdueVisit(tx: Tx, deps: Deps): Promise<boolean> {
  const [ended] = await tx.query<{ id: string; player_id: bigint; in_use: boolean; minutes: number }>(
    `UPDATE sessions SET ended_at = ends_at, ended_for = 'session_limit' WHERE id = (
       SELECT id FROM sessions WHERE ended_at IS NULL AND ends_at <= $1 ORDER BY ends_at LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, player_id, ${wasInUse} AND ends_at > $2 AS in_use,
       (extract(epoch FROM ends_at - ${visitFrom}) / 60)::int AS minutes`,
    [deps.now(), new Date(deps.now().getTime() - sessionIdleMs)],
  );
  if (ended === undefined) return false;
  await revokeSession(tx, deps, ended.id);
  if (ended.in_use) await sendVisitMail(tx, deps, Number(ended.player_id), ended.minutes);
  return true;
}

/** SQL condition: the player was still in the session when its limit ended it; a session left alone ends earlier. */
const wasInUse = `seen_at > ends_at - interval '${sessionIdleMs / 60_000} minutes'`;

async function sendVisitMail(tx: Tx, deps: Deps, playerId: number, minutes: number): Promise<void> {
  const player = await playerById(tx, playerId);
  if (player === null) return;
  const { email, language } = player;
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const length = minutes.toLocaleString(writtenLocaleOf(language), unit);
  await sendMail(tx, deps, { to: email, language, text: 'session_limit_reached', fill: { length }, playerId });
}

/**
 * When a player whose session limit is used up can sign in again, or `null` if they can now. Otherwise signing in again
 * at once would restart the limit. The pause is as long as the time after which an idle session ends.
 */
export async function visitPauseEnd(sql: Sql, playerId: number, now: Date): Promise<Date | null> {
  const [row] = await sql.query<{ until: Date | null }>(
    `SELECT max(until) AS until FROM ${recentVisits('$1', '$2::timestamptz')} AS visits
     WHERE until - visit_from >= ${visitLength('$1', '$2::timestamptz')}`,
    [playerId, now],
  );
  return row?.until ? new Date(row.until.getTime() + sessionIdleMs) : null;
}
