import type { NewFact } from '../../facts/fact.ts';
import { contributionOf, partsOf } from '../money/fund-stake.ts';
import type { RoundRow } from '../rows.ts';

type Played = Pick<
  RoundRow,
  | 'mode'
  | 'player_id'
  | 'id'
  | 'game'
  | 'currency'
  | 'state'
  | 'stake'
  | 'win'
  | 'jackpot_win'
  | 'outcome'
  | 'opened_at'
  | 'closed_at'
  | 'funding'
  | 'contribution'
>;

/** The fact that a round was settled, for later consumers; `null` if the round is open or uses play money. */
export function settledFact(round: Played, jackpotWin: bigint): NewFact | null {
  const data = dataOf(round);
  if (data === null || round.state !== 'settled' || round.closed_at === null) return null;
  const ended = { win: round.win, jackpot_win: jackpotWin, opened_at: round.opened_at };
  return { kind: 'round_settled', at: round.closed_at, data: { ...data, ...ended } };
}

/**
 * The fact that a round is rolled back, with everything that this takes back; `null` if the round uses play money.
 * `before` is the round as it was until then.
 */
export function rolledBackFact(before: Played, at: Date): NewFact | null {
  const data = dataOf(before);
  if (data === null) return null;
  const taken = { win: before.win, jackpot_win: before.jackpot_win ?? 0n };
  const when = { opened_at: before.opened_at, settled_at: before.closed_at };
  return { kind: 'round_rolled_back', at, data: { ...data, ...taken, ...when } };
}

function dataOf(round: Played) {
  if (round.mode !== 'real' || round.player_id === null) return null;
  return {
    player: Number(round.player_id),
    round: round.id,
    game: round.game,
    engine: round.outcome.engine,
    currency: round.currency,
    stake: round.stake,
    parts: [...partsOf(round)],
    contribution: contributionOf(round),
  };
}
