import { revokeSession, revokeUser } from '../../realtime/revocations.ts';
import type { CallingPlayer, Session } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { newToken, tokenHash } from '../../core/token.ts';

/** Trust §A, thresholds: by the platform's clock, never the browser's [A9]. */
export const sessionIdleMs = 30 * 60_000;
export const sessionAbsoluteMs = 12 * 3_600_000;
export const sessionsPerPlayer = 5;

/** A page asks for many things at once; writing down each of them would be a write per read. */
const seenStepMs = 1000;

/** Where a browser is is asked for within `sessionIdleMs`; once a minute is often enough to note that it is still there. */
const placedStepMs = 60_000;

/** How long a visit of a player may last by the shortest session limit in force; null: as long as any [C10]. */
const visitLength = (player: string, now: string): string => `(
  SELECT min(l.minutes) * interval '1 minute' FROM user_limits l
  WHERE l.player_id = ${player} AND (l.ends_at IS NULL OR l.ends_at > ${now}))`;

/** Holds the visits that are under way to the session limits as they stand now. The caller holds the player's row. */
export async function limitVisits(tx: Tx, playerId: number, now: Date): Promise<void> {
  await tx.query(
    `UPDATE sessions SET ends_at = started_at + ${visitLength('$1', '$2::timestamptz')}
     WHERE player_id = $1 AND ended_at IS NULL`,
    [playerId, now],
  );
}

/** Ends a visit whose time is up, with its sockets; answers whether there was one. A round under way plays on [B27]. */
export async function endOverdueVisit(tx: Tx, deps: Deps): Promise<boolean> {
  const [ended] = await tx.query<{ id: string }>(
    `UPDATE sessions SET ended_at = ends_at WHERE id = (
       SELECT id FROM sessions WHERE ended_at IS NULL AND ends_at <= $1 ORDER BY ends_at LIMIT 1 FOR UPDATE SKIP LOCKED
     ) RETURNING id`,
    [deps.now()],
  );
  if (ended !== undefined) await revokeSession(tx, deps, ended.id);
  return ended !== undefined;
}

/** A browser that is let in. */
export interface NewSession {
  readonly playerId: number;
  readonly ip: string;
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly userAgent: string | undefined;
  /** Whether its cookie outlives the browser. */
  readonly remembered: boolean;
  /** Of the session whose place it takes: its hours go on counting. */
  readonly startedAt?: Date;
  /** When its player last showed who they are; now where it is left out [A11]. */
  readonly authenticatedAt?: Date;
}

/** Of a session whose player has not shown their password. */
export const neverAuthenticated = new Date(0);

/**
 * Opens a session and ends the player's oldest ones beyond five. Answers the cookie's token. The caller holds the
 * player's row, so that sessions opened at once are counted together.
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

/** Ends a session by the cookie's token; answers its id, or null when there was none to end. */
export async function endSession(sql: Sql, deps: Deps, token: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    'UPDATE sessions SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING id',
    [tokenHash(token), deps.now()],
  );
  return row?.id ?? null;
}

/**
 * Ends whatever a player could come back with, in the caller's transaction: sessions with their sockets, codes that were
 * asked for, links of mails but the one that confirms the address, connection tokens of a moment ago [A10] [C12].
 */
export async function endAllSessions(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await endSessions(tx, deps, playerId);
  await revokeUser(tx, deps, playerId);
}

/** The same for a player who goes on in a session that is opened in its place: its connection tokens are good at once. */
export async function endSessions(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await endOpenSessions(tx, deps, playerId);
  await tx.query('UPDATE otp_challenges SET closed = true WHERE player_id = $1 AND NOT closed', [playerId]);
  // The link that confirms an address opens nothing, and whoever has lost a password still has to confirm theirs. One that
  // confirms a change of a limit ends, and the change with it: a thief may have asked for it [C3].
  await tx.query(
    `UPDATE mail_tokens SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL AND purpose <> 'confirmation'`,
    [playerId, deps.now()],
  );
}

/** Signs a player out everywhere, with every socket; they may sign in again at once [C16]. */
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
 * Who a cookie's token belongs to; null when it is unknown, ended, idle for 30 minutes, older than 12 hours or
 * as old as a session limit lets it become.
 * `background`: a poll of an open page, which must not keep the session alive by itself [A9]. `country`: where the call
 * comes from; it is written down with when it was told, so that the next bet asks for it [C27]. Left out where nobody
 * answers for it.
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

/** Whether where a browser was said to be is too long ago to go by: as long as a session may be idle [C27]. */
export const isPlaceOld = (placedAt: Date | null, now: Date): boolean => isOlder(placedAt, sessionIdleMs, now);

/** When a session that stands comes to its end: unless its player does something before, and in any case. */
export const sessionDeadlines = ({ startedAt, seenAt }: Session): { idleAt: Date; endsAt: Date } => ({
  idleAt: new Date(seenAt.getTime() + sessionIdleMs),
  endsAt: new Date(startedAt.getTime() + sessionAbsoluteMs),
});

/** A session as far as its end is concerned. */
export interface SessionTimes {
  readonly startedAt: Date;
  /** When it last saw its player do something. */
  readonly seenAt: Date;
  /** Null: nobody has ended it. */
  readonly endedAt: Date | null;
  /** When a session limit ends it; null: none does. */
  readonly endsAt: Date | null;
}

/** When a session came to its end: signed out, idle for too long, too old, or by a session limit. Null while it stands. */
export function sessionEnd({ startedAt, seenAt, endedAt, endsAt }: SessionTimes, now: Date): Date | null {
  const after = (from: Date, ms: number) => from.getTime() + ms;
  const ends = [after(seenAt, sessionIdleMs), after(startedAt, sessionAbsoluteMs)];
  for (const end of [endedAt, endsAt]) if (end !== null) ends.push(end.getTime());
  const end = Math.min(...ends);
  return end <= now.getTime() ? new Date(end) : null;
}

/** Play in a game frame is activity of the session it was opened from. */
export async function touchSession(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.query('UPDATE sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [sessionId, now]);
}

/** A session stands while it was seen after the first of these, and began after the second. */
export const openSince = (now: Date): readonly [seen: Date, started: Date] => [
  new Date(now.getTime() - sessionIdleMs),
  new Date(now.getTime() - sessionAbsoluteMs),
];
