import type { Draw } from '../../fairness.ts';
import { spotTable } from './roulette-spots.ts';

/** European roulette has 37 pockets with a single zero. */
export const pockets = 37;

/** Pockets in clockwise order around the wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Every spot on which a chip can be placed. */
export const spots: readonly string[] = [...spotTable.keys()];

export const isSpot = (spot: string): boolean => spotTable.has(spot);

/** Numbers that a spot covers, in ascending order. Throws a `RangeError` for an unknown spot. */
export function coveredNumbers(spot: string): readonly number[] {
  const covered = spotTable.get(spot);
  if (!covered) throw new RangeError(`no such spot: ${spot}`);
  return covered;
}

export const winningNumber = (draw: Draw): number => draw(pockets);

/**
 * Return of a winning chip including its stake, as a multiple of the stake: 36 for a spot on one number, 2 for a spot
 * on eighteen.
 */
export const spotReturns = (spot: string): number => 36 / coveredNumbers(spot).length;

export interface PlacedBet {
  spot: string;
  /** Stake in minor units. */
  stake: bigint;
}

export interface PaidBet extends PlacedBet {
  win: bigint;
}

/** Pays a table of chips exactly, because every payout is a whole multiple of its stake. */
export function payRoulette(bets: readonly PlacedBet[], number: number): { bets: PaidBet[]; win: bigint } {
  const paid = bets.map(bet => ({
    ...bet,
    win: coveredNumbers(bet.spot).includes(number) ? bet.stake * BigInt(spotReturns(bet.spot)) : 0n,
  }));
  return { bets: paid, win: paid.reduce((sum, bet) => sum + bet.win, 0n) };
}

/** Exact figures: every spot returns 36/37. The hit rate depends on the player's choices, so it is not stated. */
export function rouletteFacts() {
  return {
    rtp_percent: 97.3,
    max_win_times_stake: 36,
    max_win_one_in: pockets,
    any_return_one_in: null,
    above_stake_one_in: null,
    feature_one_in: null,
  };
}
