import type { Outcome } from '@liftoff/contract/game/game';
import { minor } from '../../../money/money.ts';
import type { Draw } from '../../fairness.ts';
import type { Recomputed, RecordedRound } from '../../recomputed.ts';
import { payRoulette, winningNumber } from './math.ts';

/** Also recomputes rounds of a live table, which differ only in whose seed pair they use. */
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
