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
 * Exchanges a launch token, once and within its minute, for the frame's bearer token. What real play asks is asked
 * again, since the launch. A real-money game ends the one the player had open [C21]: a round still up there plays on
 * and pays, new bets are refused.
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
  const current = await readFrameSession(tx, launch.id, now);
  if (current === null || current.endedAt !== null) return refuse('unauthenticated');
  const facts = await readBetConditions(tx, launch.id, noRound);
  if (facts === null) throw new Error(`Session ${launch.id} has gone`);
  const refused = await askGates(
    tx,
    context.gates,
    { ...facts, session: current.session, calledFrom },
    { stake: 0n, opens: false, now },
  );
  if (refused) return refused;
  if (launch.mode === 'real') await endOthers(tx, launch, now);
  const { token, hash } = newToken(context.deps);
  await tx.query('UPDATE game_sessions SET token_hash = $2, started_at = $3 WHERE id = $1', [launch.id, hash, now]);
  return { sessionId: launch.id, frameToken: token };
}

/**
 * Locks the player, for whom two games may be opened at once, and then the launch, whose token may have been used while
 * that lock was waited for. Players come before their games' sessions in everybody's order.
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

/** The player's row, which is locked, makes a second game wait; then it ends the first. */
async function endOthers(tx: Tx, launch: Launch, now: Date): Promise<void> {
  // The pace goes on across games: opening another does not shorten a cycle [C19].
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
 * Who a frame's bearer token belongs to. That never changes, so it is kept; whether the bearer still stands does, so
 * every call asks the database for it, and one that has ended sees and closes what was open then, no more [A10, B27].
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
