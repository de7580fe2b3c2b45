import type { Outcome } from '@liftoff/contract/game/game';
import { collectWin, crashPoint, type CrashModel } from './math.ts';
import type { Draw } from '../../fairness.ts';
import type { Recomputed, RecordedRound } from '../../recomputed.ts';

const times = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}x`;

/** The time of a collect is not random. It is taken from the record, and must lie before the end of the flight. */
export function recomputeCrash(
  model: unknown,
  draw: Draw,
  { stake, outcome }: RecordedRound<Extract<Outcome, { engine: 'crash' }>>,
): Recomputed {
  const point = crashPoint(model as CrashModel, draw, stake);
  const { crash_hundredths: recorded, collected_hundredths: collected } = outcome;
  const possible = collected === null || collected <= point;
  return {
    values: [{ label: 'crash', number: 1, text: times(point) }],
    sameOutcome: recorded === point && possible,
    amount: collected === null || !possible ? 0n : collectWin(stake, collected),
  };
}
