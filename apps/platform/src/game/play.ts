import type { Outcome } from '@liftoff/contract/game';
import type { Draw } from '@liftoff/rules/game/fairness';
import { payRoulette, winningNumber, type PlacedBet } from '@liftoff/rules/game/roulette';
import { spinSlot } from '@liftoff/rules/game/slot';
import { wire } from '@liftoff/rules/money';
import type { EngineGame } from './engine-game.ts';
import { slotModelOf } from './models.ts';

/** What came out of a round. Made from the committed numbers alone: mode, player, balance and time are not asked [C30, C32]. */
export interface Played {
  readonly win: bigint;
  readonly outcome: Outcome;
}

export const playSlot = (game: EngineGame, draw: Draw, stake: bigint): Played =>
  spinSlot(slotModelOf(game), draw, stake);

export function playRoulette(bets: readonly PlacedBet[], number: number, tableRound: number | null): Played {
  const paid = payRoulette(bets, number);
  return {
    win: paid.win,
    outcome: {
      engine: 'roulette',
      number,
      table_round: tableRound,
      bets: paid.bets.map(bet => ({ spot: bet.spot, stake_cents: wire(bet.stake), win_cents: wire(bet.win) })),
    },
  };
}

/** A private wheel spins at once. */
export const playOwnWheel = (draw: Draw, bets: readonly PlacedBet[]): Played =>
  playRoulette(bets, winningNumber(draw), null);
