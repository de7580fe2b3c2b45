import type { Tx } from '../../database/database.ts';
import {
  awardsOf,
  bothAwards,
  type PayAward,
  type RoundAwards,
  type SettledRound,
} from '../../facts/round-listener.ts';
import type { GameContext } from '../game-context.ts';
import { partsOf } from '../money/fund-stake.ts';
import type { RoundRow } from '../rows.ts';

/**
 * Notifies the listeners of a closed round, in order, and returns the payments that they have to make. Only
 * real-money rounds are reported.
 */
export async function notifyListeners(
  tx: Tx,
  context: GameContext,
  round: Pick<
    RoundRow,
    'mode' | 'player_id' | 'id' | 'game' | 'currency' | 'stake' | 'funding' | 'nickname' | 'outcome'
  >,
  win: bigint,
  draw: SettledRound['draw'],
): Promise<PayAward[]> {
  if (round.mode !== 'real' || round.player_id === null) return [];
  const reported: SettledRound = {
    playerId: Number(round.player_id),
    roundId: round.id,
    game: round.game,
    engine: round.outcome.engine,
    currency: round.currency,
    stake: round.stake,
    parts: partsOf(round),
    win,
    draw,
    nickname: round.nickname,
    at: context.deps.now(),
  };
  const pays: PayAward[] = [];
  for (const listener of context.listeners) {
    const pay = await listener(tx, reported);
    if (pay !== null) pays.push(pay);
  }
  return pays;
}

/**
 * Makes the listeners' payments, once the round's own money is posted and its row exists, and records the jackpot
 * wins. Returns all awards for the round, with the wallet after the last; `null` if there are none.
 */
export async function payAwards(
  tx: Tx,
  { owner, id }: Pick<RoundRow, 'owner' | 'id'>,
  pays: readonly PayAward[],
): Promise<RoundAwards | null> {
  let award: RoundAwards | null = null;
  for (const pay of pays) {
    const next = await pay(tx);
    if (next !== null) award = award === null ? next : bothAwards(award, next);
  }
  if (award !== null) {
    const jackpots = awardsOf('jackpot', award);
    // A jackpot win counts as returned in this game session, in addition to the round's own win [C18].
    await tx.query(
      `WITH fallen AS (UPDATE game_rounds SET jackpot_wins = $3::json WHERE owner = $1 AND id = $2 RETURNING session_id)
       UPDATE game_sessions s SET returned = s.returned + $4 FROM fallen WHERE s.id = fallen.session_id`,
      [owner, id, JSON.stringify(jackpots.details), jackpots.sum],
    );
  }
  return award;
}
