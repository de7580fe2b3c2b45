import { EndReason, type SessionEnd } from '@liftoff/contract/account/session-end';
import type { Deps } from '../../core/deps.ts';
import { tokenHash } from '../../core/token.ts';
import type { Sql } from '../../database/database.ts';
import { sessionAbsoluteMs, sessionEnd, sessionIdleMs } from './session-times.ts';
import { visitPauseEnd } from './visits.ts';

interface EndedRow {
  player_id: bigint;
  started_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  ended_for: string | null;
  ends_at: Date | null;
}

const notEnded: SessionEnd = { reason: null, until: null };

/**
 * How the session with this token ended. The token is a secret of the browser that had the session, so the answer
 * reveals nothing about an account to anybody else.
 */
export async function howSessionEnded(sql: Sql, deps: Deps, token: string): Promise<SessionEnd> {
  const [row] = await sql.query<EndedRow>(
    'SELECT player_id, started_at, seen_at, ended_at, ended_for, ends_at FROM sessions WHERE token_hash = $1',
    [tokenHash(token)],
  );
  if (row === undefined) return notEnded;
  const now = deps.now();
  const reason = reasonOf(row, now);
  if (reason !== 'session_limit') return { reason, until: null };
  const until = await visitPauseEnd(sql, Number(row.player_id), now);
  return { reason, until: until?.toISOString() ?? null };
}

function reasonOf(row: EndedRow, now: Date): SessionEnd['reason'] {
  const { started_at: startedAt, seen_at: seenAt, ended_at: endedAt, ends_at: endsAt } = row;
  const end = sessionEnd({ startedAt, seenAt, endedAt, endsAt }, now)?.getTime();
  if (end === undefined) return null;
  // The job that ends overdue visits stores the same time in both columns.
  if (end === endsAt?.getTime()) return 'session_limit';
  if (end === endedAt?.getTime()) return EndReason.safeParse(row.ended_for).data ?? null;
  return end === startedAt.getTime() + sessionAbsoluteMs && end < seenAt.getTime() + sessionIdleMs ? 'age' : 'idle';
}
