import type { NewFact } from '../../facts/fact.ts';
import { contributionOf, partsOf } from '../money/fund-stake.ts';
import type { RoundRow } from '../rows.ts';

type Ended = Pick<
  RoundRow,
  | 'mode'
  | 'player_id'
  | 'id'
  | 'game'
  | 'currency'
  | 'state'
  | 'stake'
  | 'win'
  | 'outcome'
  | 'closed_at'
  | 'funding'
  | 'contribution'
>;

/** The fact that a round has ended, for later consumers; `null` if the round is open or uses play money. */
export function roundFact(round: Ended, jackpotWin: bigint): NewFact | null {
  if (round.mode !== 'real' || round.player_id === null || round.closed_at === null) return null;
  const data = {
    player: Number(round.player_id),
    round: round.id,
    game: round.game,
    engine: round.outcome.engine,
    currency: round.currency,
    stake: round.stake,
    parts: [...partsOf(round)],
    contribution: contributionOf(round),
  };
  return round.state === 'settled'
    ? { kind: 'round_settled', at: round.closed_at, data: { ...data, win: round.win, jackpot_win: jackpotWin } }
    : { kind: 'round_rolled_back', at: round.closed_at, data };
}
