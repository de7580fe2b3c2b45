import { revokeSession, revokeUser } from '../../realtime/revocations.ts';
import type { EndReason } from '@liftoff/contract/account/session-end';
import type { CallingPlayer, Session } from '../../core/call.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import { newToken, tokenHash } from '../../core/token.ts';
import { endMailTokens } from '../mail/mail-tokens.ts';
import { isOlder, openSince } from './session-times.ts';
import { newVisitFrom, visitLength } from './visits.ts';

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
        remembered, visit_from, ends_at)
     SELECT $1, $2, $3::bigint, $4::timestamptz, $5, $10::timestamptz, $6, $7, $7, $5, $8, $9::boolean,
       visit_from, visit_from + ${visitLength('$3::bigint', '$5::timestamptz')}
     FROM ${newVisitFrom('$3::bigint', '$4::timestamptz', '$5::timestamptz')} AS visit (visit_from)`,
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
    `UPDATE sessions SET ended_at = $2, ended_for = 'new_sign_in' WHERE ended_at IS NULL AND id IN (
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
    `UPDATE sessions SET ended_at = $2, ended_for = 'signed_out' WHERE token_hash = $1 AND ended_at IS NULL RETURNING id`,
    [tokenHash(token), deps.now()],
  );
  return row?.id ?? null;
}

/**
 * Ends everything that would let the player back in, within the caller's transaction: sessions with their sockets,
 * challenges, recent connection tokens, and all emailed links [A10] [C12].
 */
export async function endAllSessions(tx: Tx, deps: Deps, playerId: number, reason: EndReason): Promise<void> {
  await endSessions(tx, deps, playerId, reason);
  await revokeUser(tx, deps, playerId);
}

/**
 * Like `endAllSessions`, but for a player who continues in a replacement session, whose connection tokens must work
 * immediately.
 */
export async function endSessions(tx: Tx, deps: Deps, playerId: number, reason: EndReason): Promise<void> {
  await endOpenSessions(tx, deps, playerId, reason);
  await tx.query('UPDATE otp_challenges SET closed = true WHERE player_id = $1 AND NOT closed', [playerId]);
  // A link that confirms a limit change is ended together with the change, because a thief may have requested it [C3].
  await endMailTokens(tx, playerId, deps.now());
}

/** Signs a player out everywhere, including all sockets. The player can sign in again immediately [C16]. */
export async function signOutEverywhere(tx: Tx, deps: Deps, playerId: number, reason: EndReason): Promise<void> {
  await endOpenSessions(tx, deps, playerId, reason);
  await revokeUser(tx, deps, playerId);
}

async function endOpenSessions(tx: Tx, deps: Deps, playerId: number, reason: EndReason): Promise<void> {
  const ended = await tx.query<{ id: string }>(
    'UPDATE sessions SET ended_at = $2, ended_for = $3 WHERE player_id = $1 AND ended_at IS NULL RETURNING id',
    [playerId, deps.now(), reason],
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

/** Records activity in a session, such as play in a game frame that was opened from it. */
export async function touchSession(sql: Sql, sessionId: string, now: Date): Promise<void> {
  await sql.query('UPDATE sessions SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [sessionId, now]);
}
