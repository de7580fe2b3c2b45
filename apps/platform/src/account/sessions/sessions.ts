import { revokeSession, revokeUser } from '../../realtime/revocations.ts';
import type { CallingPlayer, Session } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { newToken, tokenHash } from '../../core/token.ts';
import { writtenLocaleOf } from '../../market/written-locales.ts';
import { endMailTokens } from '../mail/mail-tokens.ts';
import { sendMail } from '../mail/mails.ts';
import { playerById } from '../player-row.ts';

/**
 * Session limits from Trust §A (thresholds). They are measured by the platform clock, never by the browser's clock
 * [A9].
 */
export const sessionIdleMs = 30 * 60_000;
export const sessionAbsoluteMs = 12 * 3_600_000;
export const sessionsPerPlayer = 5;

/**
 * Minimum milliseconds between two updates of `seen_at`. A page makes many calls together, and recording each of them
 * would mean one write per read.
 */
const seenStepMs = 1000;

/**
 * Minimum milliseconds between two updates of the recorded country. A bet needs a country recorded at most
 * `sessionIdleMs` ago, so once a minute is enough.
 */
const placedStepMs = 60_000;

/**
 * SQL for how long a session may last under the player's shortest session limit in force; NULL if there is no limit
 * [C10].
 */
const visitLength = (player: string, now: string): string => `(
  SELECT min(l.minutes) * interval '1 minute' FROM user_limits l
  WHERE l.player_id = ${player} AND (l.ends_at IS NULL OR l.ends_at > ${now}))`;

/**
 * Applies the session limits that are in force now to the player's open sessions. The caller must hold the lock on
 * the player's row.
 */
export async function limitVisits(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE sessions SET ends_at = started_at + ${visitLength('$1', '$2::timestamptz')}
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
    `UPDATE sessions SET ended_at = ends_at WHERE id = (
       SELECT id FROM sessions WHERE ended_at IS NULL AND ends_at <= $1 ORDER BY ends_at LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING id, player_id, ${wasInUse} AND ends_at > $2 AS in_use,
       (extract(epoch FROM ends_at - started_at) / 60)::int AS minutes`,
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
 * When a player can sign in again after a session limit has ended a visit, or `null` if they can now. Otherwise signing
 * in again at once would restart the limit. The pause is as long as the time after which an idle session ends.
 */
export async function visitPauseEnd(sql: Sql, playerId: number, now: Date): Promise<Date | null> {
  const [row] = await sql.query<{ ends_at: Date | null }>(
    `SELECT max(ends_at) AS ends_at FROM sessions
     WHERE player_id = $1 AND ends_at <= $2 AND ends_at > $3 AND (ended_at IS NULL OR ended_at >= ends_at) AND ${wasInUse}
       AND ${visitLength('$1', '$2::timestamptz')} IS NOT NULL`,
    [playerId, now, new Date(now.getTime() - sessionIdleMs)],
  );
  return row?.ends_at ? new Date(row.ends_at.getTime() + sessionIdleMs) : null;
}

export interface NewSession {
  readonly playerId: number;
  readonly ip: string;
  /** Country as ISO 3166-1 alpha-2; `null` if unknown. */
  readonly country: string | null;
  readonly userAgent: string | undefined;
  /** Whether the cookie is kept after the browser is closed. */
  readonly remembered: boolean;
  /** Start of the session that this one replaces, so that its maximum duration is not extended. */
  readonly startedAt?: Date;
  /** When the player last entered the password; defaults to now [A11]. */
  readonly authenticatedAt?: Date;
}

/** Value for a session in which the player has not entered the password. */
export const neverAuthenticated = new Date(0);

/**
 * Opens a session and ends the player's oldest sessions beyond five. Returns the token for the cookie. The caller
 * must hold the lock on the player's row, so that sessions opened concurrently are counted together.
 */
export async function openSession(
  tx: Tx,
  deps: Deps,
  of: NewSession,
): Promise<{ token: string; session: Session; ended: string[] }> {
  const { token, hash } = newToken(deps);
  const now = deps.now();
  const session: Session = {
    id: deps.id(),
    playerId: of.playerId,
    startedAt: of.startedAt ?? now,
    seenAt: now,
    authenticatedAt: of.authenticatedAt ?? now,
  };
  const { id, playerId, startedAt, authenticatedAt } = session;
  await tx.query(
    `INSERT INTO sessions
       (token_hash, id, player_id, started_at, seen_at, authenticated_at, ip, country, seen_country, placed_at, user_agent,
        remembered, ends_at)
     VALUES ($1, $2, $3, $4::timestamptz, $5, $10, $6, $7, $7, $5, $8, $9,
       $4::timestamptz + ${visitLength('$3', '$5::timestamptz')})`,
    [
      hash,
      id,
      playerId,
      startedAt,
      now,
      of.ip,
      of.country,
      of.userAgent?.slice(0, 200) ?? null,
      of.remembered,
      authenticatedAt,
    ],
  );
  const ended = await tx.query<{ id: string }>(
    `UPDATE sessions SET ended_at = $2 WHERE ended_at IS NULL AND id IN (
       SELECT id FROM sessions WHERE player_id = $1 AND id <> $3 AND ended_at IS NULL
       ORDER BY started_at DESC, id DESC OFFSET ${sessionsPerPlayer - 1}
     ) RETURNING id`,
    [of.playerId, deps.now(), id],
  );
  return { token, session, ended: ended.map(row => row.id) };
}

/** Ends the session with this token. Returns its id, or `null` if no open session has this token. */
export async function endSession(sql: Sql, deps: Deps, token: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    'UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING id',
    [tokenHash(token), deps.now()],
  );
  return row?.id ?? null;
}

/**
 * Ends everything that would let the player back in, within the caller's transaction: sessions with their sockets,
 * challenges, recent connection tokens, and all emailed links [A10] [C12].
 */
export async function endAllSessions(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await endSessions(tx, deps, playerId);
  await revokeUser(tx, deps, playerId);
}

/**
 * Like `endAllSessions`, but for a player who continues in a replacement session, whose connection tokens must work
 * immediately.
 */
export async function endSessions(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await endOpenSessions(tx, deps, playerId);
  await tx.query('UPDATE otp_challenges SET closed = true WHERE player_id = $1 AND NOT closed', [playerId]);
  // A link that confirms a limit change is ended together with the change, because a thief may have requested it [C3].
  await endMailTokens(tx, playerId, deps.now());
}

/** Signs a player out everywhere, including all sockets. The player can sign in again immediately [C16]. */
export async function signOutEverywhere(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await endOpenSessions(tx, deps, playerId);
  await revokeUser(tx, deps, playerId);
}

async function endOpenSessions(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  const ended = await tx.query<{ id: string }>(
    'UPDATE sessions SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL RETURNING id',
    [playerId, deps.now()],
  );
  for (const { id } of ended) await revokeSession(tx, deps, id);
}

interface SessionRow {
  id: string;
  player_id: bigint;
  started_at: Date;
  authenticated_at: Date;
  seen_at: Date;
  seen_country: string | null;
  placed_at: Date | null;
  groups: string[];
}

/**
 * Returns the session and the player for a cookie's token; `null` if the token is unknown, or the session was ended,
 * has been idle for 30 minutes, is older than 12 hours or has reached its session limit.
 *
 * `background`: the call is a poll from an open page, which must not extend the session [A9]. `country`: where the
 * call comes from. It is stored with the current time, because the next bet checks it [C27]. Leave it out if no
 * trustworthy source reports it.
 */
export async function resolveSession(
  sql: Sql,
  deps: Deps,
  token: string,
  { background, country }: { background: boolean; country?: string | null },
): Promise<{ session: Session; player: CallingPlayer } | null> {
  const now = deps.now();
  const [row] = await sql.query<SessionRow>(
    `SELECT s.id, s.player_id, s.started_at, s.authenticated_at, s.seen_at, s.seen_country, s.placed_at,
       ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = s.player_id ORDER BY g.group_id) AS groups
     FROM sessions s
     WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.seen_at > $2 AND s.started_at > $3
       AND (s.ends_at IS NULL OR s.ends_at > $4)`,
    [tokenHash(token), ...openSince(now), now],
  );
  if (!row) return null;
  const isSeen = !background && now.getTime() - row.seen_at.getTime() >= seenStepMs;
  if (isSeen) await touchSession(sql, row.id, now);
  if (country !== undefined && (country !== row.seen_country || isOlder(row.placed_at, placedStepMs, now)))
    await sql.query('UPDATE sessions SET seen_country = $2, placed_at = $3 WHERE id = $1', [row.id, country, now]);
  const playerId = Number(row.player_id);
  return {
    session: {
      id: row.id,
      playerId,
      startedAt: row.started_at,
      seenAt: isSeen ? now : row.seen_at,
      authenticatedAt: row.authenticated_at,
    },
    player: { id: playerId, groups: row.groups },
  };
}

const isOlder = (at: Date | null, ms: number, now: Date): boolean => at === null || now.getTime() - at.getTime() >= ms;

/** Whether the recorded country is too old to rely on, that is, older than the time a session may be idle [C27]. */
export const isPlaceOld = (placedAt: Date | null, now: Date): boolean => isOlder(placedAt, sessionIdleMs, now);

/** The time when an open session ends if the player does nothing more, and the time when it ends in any case. */
export const sessionDeadlines = ({ startedAt, seenAt }: Session): { idleAt: Date; endsAt: Date } => ({
  idleAt: new Date(seenAt.getTime() + sessionIdleMs),
  endsAt: new Date(startedAt.getTime() + sessionAbsoluteMs),
});

/** The times that decide when a session ends. */
export interface SessionTimes {
  readonly startedAt: Date;
  /** When the player was last active in the session. */
  readonly seenAt: Date;
  /** When the session was ended explicitly; `null` if it was not. */
  readonly endedAt: Date | null;
  /** When a session limit ends the session; `null` if there is no limit. */
  readonly endsAt: Date | null;
}

/**
 * When a session ended: by signing out, by being idle or open for too long, or because of a session limit. `null`
 * while it is open.
 */
export function sessionEnd({ startedAt, seenAt, endedAt, endsAt }: SessionTimes, now: Date): Date | null {
  const after = (from: Date, ms: number) => from.getTime() + ms;
  const ends = [after(seenAt, sessionIdleMs), after(startedAt, sessionAbsoluteMs)];
  for (const end of [endedAt, endsAt]) if (end !== null) ends.push(end.getTime());
  const end = Math.min(...ends);
  return end <= now.getTime() ? new Date(end) : null;
}

/** Records activity in a session, such as play in a game frame that was opened from it. */
export async function touchSession(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.query('UPDATE sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [sessionId, now]);
}

/** Two times: a session is open if it was last seen after the first one and started after the second one. */
export const openSince = (now: Date): readonly [seen: Date, started: Date] => [
  new Date(now.getTime() - sessionIdleMs),
  new Date(now.getTime() - sessionAbsoluteMs),
];
