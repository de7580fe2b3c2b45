import type { Spot } from './spots.ts';

/** What the table shows: open for chips, closed while the ball runs, or done with the number that won. */
export type BoardState = { phase: 'open' } | { phase: 'closed' } | { phase: 'done'; number: number };

export type SpotState = 'open' | 'lit' | 'pointed' | 'closed' | 'won' | 'lost';

/** How a spot stands: on a result it has won or lost, whether or not a chip lies on it; on an open table it may be lit. */
export function spotState(table: BoardState, spot: Pick<Spot, 'id' | 'numbers'>, pointed: Spot | undefined): SpotState {
  const [only, ...others] = spot.numbers;
  if (table.phase === 'closed') return 'closed';
  if (table.phase === 'done') return spot.numbers.includes(table.number) ? 'won' : 'lost';
  if (spot.id === pointed?.id) return 'pointed';
  const lit = only !== undefined && others.length === 0 && pointed?.numbers.includes(only) === true;
  return lit ? 'lit' : 'open';
}
