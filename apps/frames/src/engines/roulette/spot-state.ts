import type { Spot } from './spots.ts';

/** The state of the betting table: open for chips, closed while the ball runs, or done with a winning number. */
export type BoardState = { phase: 'open' } | { phase: 'closed' } | { phase: 'done'; number: number };

export type SpotState = 'open' | 'lit' | 'pointed' | 'closed' | 'won' | 'lost';

/**
 * The state of a spot. After a result it is won or lost, with or without a chip. While the table is open it can be
 * lit.
 */
export function spotState(table: BoardState, spot: Pick<Spot, 'id' | 'numbers'>, pointed: Spot | undefined): SpotState {
  const [only, ...others] = spot.numbers;
  if (table.phase === 'closed') return 'closed';
  if (table.phase === 'done') return spot.numbers.includes(table.number) ? 'won' : 'lost';
  if (spot.id === pointed?.id) return 'pointed';
  const lit = only !== undefined && others.length === 0 && pointed?.numbers.includes(only) === true;
  return lit ? 'lit' : 'open';
}
