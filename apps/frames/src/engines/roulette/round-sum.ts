import type { Round } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';

/** The total stake and return at a table for one number. */
export interface RouletteResult {
  number: number;
  stake: bigint;
  win: bigint;
}

export type RouletteRound = Round & {
  outcome: {
    engine: 'roulette';
    number: number | null;
    table_round: number | null;
    bets: { spot: string; stake_cents: number | string; win_cents: number | string | null }[];
  };
};

export const isRouletteRound = (round: Round): round is RouletteRound => round.outcome.engine === 'roulette';

/** The combined result of one or more settled rounds on the same number. */
export const resultOf = (number: number, rounds: readonly Round[]): RouletteResult => ({
  number,
  stake: rounds.reduce((sum, round) => sum + minor(round.stake_cents), 0n),
  win: rounds.reduce((sum, round) => sum + minor(round.win_cents), 0n),
});
