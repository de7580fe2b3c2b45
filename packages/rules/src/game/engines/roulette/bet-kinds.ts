/** The kinds of bets on a roulette table, with the number of pockets that a bet of the kind covers. */
export const betKinds = [
  ['straight', 1],
  ['split', 2],
  ['street', 3],
  ['corner', 4],
  ['line', 6],
  ['dozen', 12],
  ['even', 18],
] as const;

/** What a winning bet on this many pockets pays in addition to its stake, as a multiple of the stake. */
export const payoutOf = (covered: number): number => 36 / covered - 1;
