import { sessionEnd, type SessionTimes } from '../../account/sessions/sessions.ts';
import type { Sql } from '../../database/database.ts';
import { gameSessionColumns, type RoundRow, type GameSessionRow } from '../rows.ts';

/** The site session a game was opened from, joined to `game_sessions s`. */
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

/** Null: opened by a guest. A site session that is not to be found has ended. */
export function siteOf(row: SiteRow): SessionTimes | null {
  if (row.site_session === null) return null;
  const { site_started_at: startedAt, site_seen_at: seenAt, site_ended_at: endedAt, site_ends_at: endsAt } = row;
  return startedAt === null || seenAt === null
    ? { startedAt: never, seenAt: never, endedAt: never, endsAt: null }
    : { startedAt, seenAt, endedAt, endsAt };
}

/** A frame's session with when its bearer ended: with the site session it was opened from [A10]. Null: it stands. */
export interface FrameSessionState {
  readonly session: GameSessionRow;
  readonly endedAt: Date | null;
}

/** The session a frame's token names, as it stands in the database now, whichever process has ended it. */
export async function readFrameSession(sql: Sql, id: string, now: Date): Promise<FrameSessionState | null> {
  const [row] = await sql.query<GameSessionRow & SiteRow>(
    `SELECT ${gameSessionColumns}, ${siteColumns} FROM game_sessions s ${siteJoin} WHERE s.id = $1`,
    [id],
  );
  if (row === undefined) return null;
  const site = siteOf(row);
  return { session: row, endedAt: site === null ? null : sessionEnd(site, now) };
}

/** When the session a game was opened from ended; null while it stands. */
export const bearerEnd = ({ site, at }: { site: SessionTimes | null; at: Date }): Date | null =>
  site === null ? null : sessionEnd(site, at);

/** After its end a bearer sees and closes what was open then, and nothing else [B27]. */
export const maySee = ({ endedAt }: Pick<FrameSessionState, 'endedAt'>, round: Pick<RoundRow, 'closed_at'>): boolean =>
  endedAt === null || round.closed_at === null || round.closed_at >= endedAt;
