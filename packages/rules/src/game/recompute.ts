import type { Engine, Outcome } from '@liftoff/contract/game/game';
import type { Recompute, RecordedRound, Recomputed } from './recomputed.ts';
import { collectWin } from './engines/crash/math.ts';
import { crashPoint } from './engines/crash/math.ts';
import type { CrashModel } from './engines/crash/math.ts';
import type { Draw } from './fairness.ts';
import { minor } from '../money/money.ts';
import { payRoulette } from './engines/roulette/math.ts';
import { winningNumber } from './engines/roulette/math.ts';
import type { SlotModel } from './engines/slot/model.ts';
import { playRound } from './engines/slot/round.ts';

/** Every recomputed grid and its payout must match the record. */
function recomputeSlot(
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

/** Also recomputes rounds of a live table, which differ only in whose seed pair they use. */
function recomputeRoulette(
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

const times = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}x`;

/** The time of a collect is not random. It is taken from the record, and must lie before the end of the flight. */
function recomputeCrash(
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

type RecomputeOf = { readonly [E in Engine]: Recompute<Extract<Outcome, { engine: E }>> };

const byEngine: RecomputeOf = { slot: recomputeSlot, crash: recomputeCrash, roulette: recomputeRoulette };

/** Recomputes a settled round, whichever engine it belongs to. */
export const recomputeRound: Recompute<Outcome> = (model, draw, round) =>
  (byEngine[round.outcome.engine] as Recompute<Outcome>)(model, draw, round);
