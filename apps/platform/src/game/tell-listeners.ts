import type { Tx } from '../database/database.ts';
import type { RoundAward, SettledRound } from './listeners.ts';
import type { Room } from './room.ts';
import type { RoundRow } from './rows.ts';

/** Tells who listens of a closed round; only real money concerns them. The last award's balance is the newest. */
export async function tellListeners(
  tx: Tx,
  room: Room,
  round: Pick<RoundRow, 'mode' | 'player_id' | 'id' | 'game' | 'currency' | 'stake' | 'nickname' | 'outcome'>,
  win: bigint,
  draw: SettledRound['draw'],
): Promise<RoundAward | null> {
  if (round.mode !== 'real' || round.player_id === null) return null;
  let award: RoundAward | null = null;
  for (const listener of room.listeners) {
    const given = await listener(tx, {
      playerId: Number(round.player_id),
      roundId: round.id,
      game: round.game,
      engine: round.outcome.engine,
      currency: round.currency,
      stake: round.stake,
      win,
      draw,
      nickname: round.nickname,
      at: room.deps.now(),
    });
    award = given ?? award;
  }
  return award;
}
