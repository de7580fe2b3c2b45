import type { Outcome } from '@liftoff/contract/game/game';
import { minor } from '../../../money/money.ts';
import type { Draw } from '../../fairness.ts';
import type { Recomputed, RecordedRound } from '../../recomputed.ts';
import type { SlotModel } from './model.ts';
import { playRound } from './round.ts';

/** Every recomputed grid and its payout must match the record. */
export function recomputeSlot(
  published: unknown,
  draw: Draw,
  { stake, outcome }: RecordedRound<Extract<Outcome, { engine: 'slot' }>>,
): Recomputed {
  const model = published as SlotModel;
  const again = playRound(model, draw);
  const perUnit = stake / BigInt(model.unit);
  const computed = again.spins.map(({ grid, units }) => [grid, (BigInt(units) * perUnit).toString()]);
  const recorded = outcome.spins.map(({ grid, win_cents }) => [grid, minor(win_cents).toString()]);
  return {
    values: again.stops.map((stop, reel) => ({ label: 'reel', number: reel + 1, text: String(stop + 1) })),
    sameOutcome: JSON.stringify(recorded) === JSON.stringify(computed),
    amount: BigInt(again.units) * perUnit,
  };
}
