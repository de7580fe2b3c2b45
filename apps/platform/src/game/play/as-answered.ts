import type { Sql } from '../../database/database.ts';
import { roundStateAt } from './end-round.ts';
import type { GameContext } from '../game-context.ts';
import type { RoundRow } from '../rows.ts';

/**
 * A round in the state that the response to its bet, or to its first `actsThen` acts, reported, regardless of what
 * has happened since. So a retry gets the same response. If this bet or act closed the round, the round is returned
 * unchanged.
 */
export async function asAnswered(sql: Sql, context: GameContext, round: RoundRow, actsThen: number): Promise<RoundRow> {
  const acts = round.acts.slice(0, actsThen);
  const then = { ...round, acts };
  const at = new Date(round.opened_at.getTime() + (acts.at(-1)?.atMs ?? 0));
  const answered = await roundStateAt(sql, context, then, at);
  if (answered?.roundState.state !== 'open') return round;
  const { outcome } = answered.roundState;
  const later = round.acts.slice(actsThen).reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const open = { state: 'open', win: 0n, jackpot_win: null, jackpot_wins: null, closed_at: null } as const;
  return { ...then, ...open, stake: round.stake - later, outcome };
}
