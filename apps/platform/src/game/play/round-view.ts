import type { Round, RoundSummary } from '@liftoff/contract/game/game';
import { wire } from '@liftoff/rules/money/money';
import { purseView, type Purse } from '../money/purse.ts';
import { spinSetIn } from '@liftoff/rules/bonus/stake-part';
import { partsOf } from '../money/fund-stake.ts';
import type { RoundRow } from '../rows.ts';

/** The set of free spins that paid a round, or `null`. */
export function spinsOfRound(round: Pick<RoundRow, 'funding' | 'stake'>): string | null {
  const set = spinSetIn(partsOf(round));
  return set === null ? null : String(set);
}

/** A round in the form shown in lists. */
export const summaryOf = (round: RoundRow): RoundSummary => ({
  id: round.id,
  game: round.game,
  mode: round.mode,
  currency: round.currency,
  stake_cents: wire(round.stake),
  win_cents: wire(round.win),
  state: round.state,
  opened_at: round.opened_at.toISOString(),
  closed_at: round.closed_at?.toISOString() ?? null,
  freespins: spinsOfRound(round),
});

/** A round in the form sent to its frame. Undecided results are not in the row, so they cannot leak here. */
export const roundView = (round: RoundRow, purse: Purse): Round => ({
  ...summaryOf(round),
  outcome: round.outcome,
  seed: { pair: round.pair, nonce: round.nonce },
  ...purseView(purse),
  jackpot_win_cents: round.jackpot_win === null ? null : wire(round.jackpot_win),
  jackpot_wins: [...(round.jackpot_wins ?? [])],
});
