import type { Round, RoundSummary } from '@liftoff/contract/game/game';
import { wire } from '@liftoff/rules/money/money';
import type { RoundRow } from '../rows.ts';

/** A round as lists show it. */
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
});

/** A round as its frame sees it. What is not decided yet is not in the row, so nothing can leak from here. */
export const roundView = (round: RoundRow, balance: bigint): Round => ({
  ...summaryOf(round),
  outcome: round.outcome,
  seed: { pair: round.pair, nonce: round.nonce },
  balance_cents: wire(balance),
  jackpot_win_cents: round.jackpot_win === null ? null : wire(round.jackpot_win),
  jackpot_wins: [...(round.jackpot_wins ?? [])],
});
