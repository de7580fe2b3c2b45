import type { Tx } from '../../database/database.ts';
import { closeRound, lockRound } from './close-round.ts';
import type { GameContext } from '../game-context.ts';

/** Rolls back all of a player's open real-money rounds and returns the stakes; the outcomes are void [C25]. */
export async function voidOpenRounds(tx: Tx, context: GameContext, playerId: number): Promise<void> {
  const owner = `player:${playerId}`;
  const open = await tx.query<{ id: string }>(
    `SELECT id FROM game_rounds WHERE owner = $1 AND state = 'open' ORDER BY id`,
    [owner],
  );
  for (const { id } of open) {
    const locked = await lockRound(tx, owner, id);
    if (locked?.round.state === 'open')
      await closeRound(tx, context, locked, { kind: 'roll_back', outcome: locked.round.outcome });
  }
}
