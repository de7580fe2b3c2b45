import type { Outcome } from '@liftoff/contract/game/game';
import { minor } from '../../../money/money.ts';
import type { Draw } from '../../fairness.ts';
import type { Recomputed, RecordedRound } from '../../recomputed.ts';
import { payRoulette, winningNumber } from './math.ts';

/** Of a live table too: what differs is only whose numbers they are. */
export function recomputeRoulette(
  _model: unknown,
  draw: Draw,
  { outcome }: RecordedRound<Extract<Outcome, { engine: 'roulette' }>>,
): Recomputed {
  const number = winningNumber(draw);
  const chips = outcome.bets.map(({ spot, stake_cents }) => ({ spot, stake: minor(stake_cents) }));
  return {
    values: [{ label: 'number', number: 1, text: String(number) }],
    sameOutcome: outcome.number === number,
    amount: payRoulette(chips, number).win,
  };
}
