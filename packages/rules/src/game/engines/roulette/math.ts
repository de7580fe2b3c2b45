import type { Draw } from '../../fairness.ts';
import { spotTable } from './roulette-spots.ts';

/** European roulette: 37 pockets, one zero. */
export const pockets = 37;

/** The pockets in the order of the wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Every spot a chip can lie on. */
export const spots: readonly string[] = [...spotTable.keys()];

export const isSpot = (spot: string): boolean => spotTable.has(spot);

/** The numbers a spot covers, in rising order. Throws a RangeError on a spot that does not exist. */
export function coveredNumbers(spot: string): readonly number[] {
  const covered = spotTable.get(spot);
  if (!covered) throw new RangeError(`no such spot: ${spot}`);
  return covered;
}

export const winningNumber = (draw: Draw): number => draw(pockets);

/** What a winning chip gives back, its stake included, in times the stake: 36 for one number, 2 for eighteen. */
export const spotReturns = (spot: string): number => 36 / coveredNumbers(spot).length;

export interface PlacedBet {
  spot: string;
  /** Minor units. */
  stake: bigint;
}

export interface PaidBet extends PlacedBet {
  win: bigint;
}

/** Pays a table of chips, to the minor unit: every return is a whole number of times the stake. */
export function payRoulette(bets: readonly PlacedBet[], number: number): { bets: PaidBet[]; win: bigint } {
  const paid = bets.map(bet => ({
    ...bet,
    win: coveredNumbers(bet.spot).includes(number) ? bet.stake * BigInt(spotReturns(bet.spot)) : 0n,
  }));
  return { bets: paid, win: paid.reduce((sum, bet) => sum + bet.win, 0n) };
}

/** Exact figures: every spot returns 36/37. How often there is a return is the player's choice, so it is not stated. */
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
