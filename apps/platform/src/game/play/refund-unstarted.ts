import type { Tx } from '../../database/database.ts';
import { closeRound, lockRound } from './close-round.ts';
import type { GameContext } from '../game-context.ts';
import { closesAt } from '../table/table-clock.ts';

/**
 * Takes back a player's bets on rounds that have not begun, each with its stake: those at live tables that others can still
 * bet on [C12]. Whatever has begun plays on and pays [B27]. The player's games have ended in this transaction, so that no
 * bet comes after.
 */
export async function refundUnstarted(tx: Tx, context: GameContext, playerId: number, now: Date): Promise<void> {
  const owner = `player:${playerId}`;
  // All sessions, then all rounds, then money: a bet takes its locks in this order.
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
