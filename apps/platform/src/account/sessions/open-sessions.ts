import type { OpenSession } from '@liftoff/contract/account/security';
import { deviceName } from '@liftoff/rules/account/device-name';
import { refuse, type CallOf, type Refused } from '../../core/call.ts';
import { audit } from '../../database/audit.ts';
import type { Sql, Tx } from '../../database/database.ts';
import type { Deps } from '../../core/deps.ts';
import type { Platform } from '../../core/platform-context.ts';
import { revokeSession } from '../../realtime/revocations.ts';
import { openSince } from './session-times.ts';

type AsPlayer = Pick<CallOf<'player'>, 'session' | 'player' | 'ip'>;

interface Row {
  id: string;
  user_agent: string | null;
  country: string | null;
  started_at: Date;
  seen_at: Date;
}

/** Lists a player's open sessions: the calling one first, then the most recently active [A11]. */
export async function openSessions(sql: Sql, deps: Deps, { session, player }: AsPlayer): Promise<OpenSession[]> {
  const rows = await sql.query<Row>(
    `SELECT id, user_agent, country, started_at, seen_at FROM sessions
     WHERE player_id = $1 AND ended_at IS NULL AND seen_at > $2 AND started_at > $3
       AND (ends_at IS NULL OR ends_at > $5)
     ORDER BY id <> $4, seen_at DESC, id`,
    [player.id, ...openSince(deps.now()), session.id, deps.now()],
  );
  return rows.map(row => ({
    id: row.id,
    current: row.id === session.id,
    ...deviceName(row.user_agent),
    country: row.country,
    started_at: row.started_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
  }));
}

/**
 * Ends one of the player's other sessions. The calling session is refused as not found, because signing out ends it.
 */
export async function endOneSession(platform: Platform, call: AsPlayer, id: string): Promise<OpenSession[] | Refused> {
  return await platform.db.transaction(async tx => {
    const ended = id === call.session.id ? [] : await endThose(tx, platform.deps, call, 'AND id = $4', [id]);
    return ended.length === 0 ? refuse('not_found') : await openSessions(tx, platform.deps, call);
  });
}

/** Ends all sessions of the player except the calling one. */
export async function endOtherSessions(platform: Platform, call: AsPlayer): Promise<OpenSession[]> {
  return await platform.db.transaction(async tx => {
    await endThose(tx, platform.deps, call, '', []);
    return await openSessions(tx, platform.deps, call);
  });
}

/** Ends the player's other sessions that match the SQL condition, with their sockets, and returns their ids [A10]. */
async function endThose(
  tx: Tx,
  deps: Deps,
  { session, player, ip }: AsPlayer,
  condition: string,
  values: readonly unknown[],
): Promise<string[]> {
  // With the row locked, a concurrent sign-in has either opened its session already or will open it only after the
  // commit.
  await tx.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
  const rows = await tx.query<{ id: string }>(
    `UPDATE sessions SET ended_at = $2, ended_for = 'revoked'
     WHERE player_id = $1 AND id <> $3 AND ended_at IS NULL ${condition} RETURNING id`,
    [player.id, deps.now(), session.id, ...values],
  );
  const ended = rows.map(({ id }) => id);
  for (const id of ended) await revokeSession(tx, deps, id);
  if (ended.length > 0) {
    const actor = `player:${player.id}`;
    await audit(tx, deps, { actor, action: 'player.sessions_ended', subject: actor, before: ended, ip });
  }
  return ended;
}
