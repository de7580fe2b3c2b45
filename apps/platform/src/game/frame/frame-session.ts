import type { FrameSession } from '../../core/call.ts';
import { newToken, tokenHash } from '../../core/token.ts';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { GameContext } from '../game-context.ts';
import { noRound, readBetConditions } from '../gates/bet-conditions.ts';
import { readFrameSession } from './site-session.ts';
import { askGates } from '../gates/stake-gate.ts';

interface Launch {
  id: string;
  player_id: bigint | null;
  mode: string;
}

/**
 * Exchanges a launch token, once and within one minute, for the frame's bearer token. The gates of real play are
 * checked again, because conditions might have changed since the launch. Opening a real-money game ends the player's
 * previous one [C21]: an open round in it plays on and pays, while new bets are refused.
 */
export async function openFrame(
  tx: Tx,
  context: GameContext,
  launchToken: string,
  calledFrom: string | null = null,
): Promise<{ sessionId: string; frameToken: string } | Refused> {
  const now = context.deps.now();
  const launch = await holdLaunch(tx, tokenHash(launchToken), now);
  if (launch === null) return refuse('launch_expired');
  const frameSession = await readFrameSession(tx, launch.id, now);
  if (frameSession === null || frameSession.endedAt !== null) return refuse('unauthenticated');
  const facts = await readBetConditions(tx, launch.id, noRound);
  if (facts === null) throw new Error(`Session ${launch.id} has gone`);
  const refused = await askGates(
    tx,
    context.gates,
    { ...facts, session: frameSession.session, calledFrom },
    { stake: 0n, parts: [], opens: false, now },
  );
  if (refused) return refused;
  if (launch.mode === 'real') await endOthers(tx, launch, now);
  const { token, hash } = newToken(context.deps);
  await tx.query('UPDATE game_sessions SET token_hash = $2, started_at = $3 WHERE id = $1', [launch.id, hash, now]);
  return { sessionId: launch.id, frameToken: token };
}

/**
 * Locks the player first, because two games might be opened concurrently. Then locks the launch, whose token might
 * have been used during the wait. Every transaction locks players before their game sessions.
 */
async function holdLaunch(tx: Tx, hash: Buffer, now: Date): Promise<Launch | null> {
  const [found] = await tx.query<Launch>('SELECT id, player_id, mode FROM game_sessions WHERE launch_hash = $1', [
    hash,
  ]);
  if (found === undefined) return null;
  if (found.mode === 'real') await tx.query('SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE', [found.player_id]);
  const [locked] = await tx.query<Launch>(
    `SELECT id, player_id, mode FROM game_sessions
     WHERE id = $1 AND token_hash IS NULL AND ended_at IS NULL AND launch_expires_at > $2 FOR UPDATE`,
    [found.id, now],
  );
  return locked ?? null;
}

/**
 * Ends the player's other real-money game. The lock on the player's row makes concurrent launches wait for each
 * other.
 */
async function endOthers(tx: Tx, launch: Launch, now: Date): Promise<void> {
  // Carries over the time of the last bet, so that opening another game does not shorten the minimum cycle [C19].
  const ended = await tx.query<{ last_bet_at: Date | null }>(
    `UPDATE game_sessions SET ended_at = $3
     WHERE player_id = $1 AND mode = 'real' AND token_hash IS NOT NULL AND ended_at IS NULL AND id <> $2
     RETURNING last_bet_at`,
    [launch.player_id, launch.id, now],
  );
  const last = ended[0]?.last_bet_at ?? null;
  if (last !== null) await tx.query('UPDATE game_sessions SET last_bet_at = $2 WHERE id = $1', [launch.id, last]);
}

/**
 * Finds the game session for a frame's bearer token. That mapping never changes, so it is cached. Whether the token
 * is still valid can change, so every call reads that from the database. An expired token can only read, and finish,
 * rounds that were open when it expired [A10, B27].
 */
export function authenticateFrame(context: GameContext): (token: string) => Promise<FrameSession | null> {
  const known = new Map<string, FrameSession>();
  const most = 20_000;
  return async token => {
    const hash = tokenHash(token);
    const key = hash.toString('base64');
    const kept = known.get(key);
    if (kept) return kept;
    const [row] = await context.db.query<{ id: string; player_id: bigint | null; currency: string; mode: string }>(
      'SELECT id, player_id, currency, mode FROM game_sessions WHERE token_hash = $1',
      [hash],
    );
    if (row === undefined) return null;
    const playerId = row.player_id === null ? null : Number(row.player_id);
    const session = { id: row.id, playerId, currency: row.currency, real: row.mode === 'real' };
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, session);
    return session;
  };
}
