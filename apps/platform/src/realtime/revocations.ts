import type { Database, Sql, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { broadcast } from './bus.ts';
import { tokenLifeSec, type TokenClaims } from './tokens.ts';

/**
 * Ends a session's sockets and connection tokens, in the caller's transaction: sign-out (CALL-031), a new sign-in, the
 * oldest session beyond the limit. Once it is committed, every process of the platform closes the sockets, and no process
 * takes a token of the session again. `sessionId` is the id of `sessions`, never the cookie. The row of `sessions` is
 * the caller's to end.
 */
export async function revokeSession(tx: Tx, deps: Deps, sessionId: string): Promise<void> {
  await revoke(tx, deps, `session:${sessionId}`);
}

/**
 * Ends all sockets of a player and the connection tokens issued until now, in the caller's transaction: exclusion,
 * password change [A10]. Once it is committed, every process of the platform closes the sockets. The rows of `sessions`
 * are the caller's to end; each ended one should go through `revokeSession` too, so that a call that was let in just
 * before cannot leave with a token issued just after.
 */
export async function revokeUser(tx: Tx, deps: Deps, playerId: number): Promise<void> {
  await revoke(tx, deps, `player:${playerId}`);
}

async function revoke(tx: Tx, deps: Deps, subject: string): Promise<void> {
  await tx.query(
    `INSERT INTO revocations (subject, at) VALUES ($1, $2)
     ON CONFLICT (subject) DO UPDATE SET at = greatest(revocations.at, excluded.at)`,
    [subject, deps.now()],
  );
  await broadcast(tx, 'revoked', { subject });
}

/** Whether a token was taken back before it ran out: who signed out must not come back with the old one. */
export async function isRevoked(sql: Sql, { user, session, issuedSec }: TokenClaims): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM revocations
     WHERE subject = $1 OR (subject = $2 AND floor(extract(epoch FROM at)) >= $3::bigint)`,
    [`session:${session}`, `player:${user}`, issuedSec],
  );
  return rows.length > 0;
}

/** Forgets what concerns only tokens that have long run out. */
export async function forgetRevocations(db: Database, deps: Deps): Promise<void> {
  await db.query('DELETE FROM revocations WHERE at < $1', [new Date(deps.now().getTime() - 2 * tokenLifeSec * 1000)]);
}
