import type { Database, Sql, Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import { broadcast } from './bus.ts';
import { tokenLifeSec, type TokenClaims } from './tokens.ts';

/**
 * Ends a session's sockets and connection tokens, in the caller's transaction: on sign-out (CALL-031), on a new
 * sign-in, or for the oldest session over the limit. After the commit, every process closes the session's sockets,
 * and no process accepts its tokens again. `sessionId` is the id in `sessions`, never the cookie. The caller must end
 * the session's row in `sessions`.
 */
export async function revokeSession(tx: Tx, deps: Deps, sessionId: string): Promise<void> {
  await revoke(tx, deps, `session:${sessionId}`);
}

/**
 * Ends all of a player's sockets and all connection tokens issued so far, in the caller's transaction: on exclusion
 * or a password change [A10]. After the commit, every process closes the sockets. The caller must end the player's
 * rows in `sessions`, and should also pass each ended session to `revokeSession`, so that a call admitted just before
 * cannot get a token issued just after.
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

/** Whether a token was revoked before it expired, so that signing out also invalidates existing tokens. */
export async function isRevoked(sql: Sql, { user, session, issuedSec }: TokenClaims): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM revocations
     WHERE subject = $1 OR (subject = $2 AND floor(extract(epoch FROM at)) >= $3::bigint)`,
    [`session:${session}`, `player:${user}`, issuedSec],
  );
  return rows.length > 0;
}

/** Deletes revocations that concern only expired tokens. */
export async function forgetRevocations(db: Database, deps: Deps): Promise<void> {
  await db.query('DELETE FROM revocations WHERE at < $1', [new Date(deps.now().getTime() - 2 * tokenLifeSec * 1000)]);
}
