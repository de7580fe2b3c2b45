import { sessionEnd, type SessionTimes } from '../../account/sessions/session-times.ts';
import type { Sql } from '../../database/database.ts';
import { gameSessionColumns, type RoundRow, type GameSessionRow } from '../rows.ts';

/** Columns of the site session from which a game was opened, joined to `game_sessions s`. */
export interface SiteRow {
  site_session: string | null;
  site_started_at: Date | null;
  site_seen_at: Date | null;
  site_ended_at: Date | null;
  site_ends_at: Date | null;
}

export const siteColumns = `s.site_session, x.started_at AS site_started_at, x.seen_at AS site_seen_at,
  x.ended_at AS site_ended_at, x.ends_at AS site_ends_at`;

export const siteJoin = 'LEFT JOIN sessions x ON x.id = s.site_session';

const never = new Date(0);

/** The times of the site session; `null` if a guest opened the game. A missing site session counts as ended. */
export function siteOf(row: SiteRow): SessionTimes | null {
  if (row.site_session === null) return null;
  const { site_started_at: startedAt, site_seen_at: seenAt, site_ended_at: endedAt, site_ends_at: endsAt } = row;
  return startedAt === null || seenAt === null
    ? { startedAt: never, seenAt: never, endedAt: never, endsAt: null }
    : { startedAt, seenAt, endedAt, endsAt };
}

/**
 * A frame's session. `endedAt` is when its bearer token ended, which is when the site session from which it was
 * opened ended [A10]; `null` while the token is valid.
 */
export interface FrameSessionState {
  readonly session: GameSessionRow;
  readonly endedAt: Date | null;
}

/**
 * The current database state of a frame's session, including an end caused by another process; `null` if the session
 * does not exist.
 */
export async function readFrameSession(sql: Sql, id: string, now: Date): Promise<FrameSessionState | null> {
  const [row] = await sql.query<GameSessionRow & SiteRow>(
    `SELECT ${gameSessionColumns}, ${siteColumns} FROM game_sessions s ${siteJoin} WHERE s.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  const site = siteOf(row);
  return { session: row, endedAt: site === null ? null : sessionEnd(site, now) };
}

/** When the site session from which a game was opened ended; `null` while it is valid. */
export const bearerEnd = ({ site, at }: { site: SessionTimes | null; at: Date }): Date | null =>
  site === null ? null : sessionEnd(site, at);

/**
 * Whether a frame may see a round. After its bearer token has ended, it can read and finish only the rounds that were
 * open at that moment [B27].
 */
export const maySee = ({ endedAt }: Pick<FrameSessionState, 'endedAt'>, round: Pick<RoundRow, 'closed_at'>): boolean =>
  endedAt === null || round.closed_at === null || round.closed_at >= endedAt;
