import type { Tx } from '../../database/database.ts';
import { closeRound, lockRound } from './close-round.ts';
import type { GameContext } from '../game-context.ts';
import { closesAt } from '../table/table-clock.ts';

/**
 * Returns a player's bets on rounds that have not begun, that is, on live tables where betting is still open [C12].
 * Rounds that have begun play on and pay [B27]. The caller must have ended the player's games in this transaction, so
 * that no bet can follow.
 */
export async function refundUnstarted(tx: Tx, context: GameContext, playerId: number, now: Date): Promise<void> {
  const owner = `player:${playerId}`;
  // Locks all sessions, then all rounds, then the money, in the same order as a bet.
  await tx.query(
    `SELECT FROM game_sessions WHERE id IN (
       SELECT session_id FROM game_rounds WHERE owner = $1 AND state = 'open' AND table_round IS NOT NULL
     ) ORDER BY id FOR UPDATE`,
    [owner],
  );
  const placed = await tx.query<{ id: string; game: string; table_round: bigint }>(
    `SELECT id, game, table_round FROM game_rounds
     WHERE owner = $1 AND state = 'open' AND table_round IS NOT NULL ORDER BY id FOR UPDATE`,
    [owner],
  );
  for (const { id, game, table_round: round } of placed) {
    if (closesAt(game, Number(round)) <= now) continue;
    const locked = await lockRound(tx, owner, id);
    if (locked?.round.state === 'open')
      await closeRound(tx, context, locked, { kind: 'roll_back', outcome: locked.round.outcome });
  }
}
