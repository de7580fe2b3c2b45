import type { PlayedSpins } from '@liftoff/rules/bonus/spin-bet';
import { closeSpin, returnSpin, takeSpin, type SpinStep } from '@liftoff/rules/bonus/spin-set';
import { spinsEndLegs } from '../../wallet/spin-accounts.ts';
import { returnLegs, stakeLegs, winLegs } from './fund-stake.ts';
import { moneyOf } from './money-of.ts';
import type { PaidRound, RoundStep } from './grant-moves.ts';
import type { Move } from './purse.ts';

/** Takes the stake of a spin from the stakes that the operator has paid in advance. */
export function takeSpinStep({ owner, parts }: PaidRound, spins: PlayedSpins): RoundStep & { spins: PlayedSpins } {
  const legs = stakeLegs(owner, parts);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  const state = takeSpin(spins.state).set;
  return {
    moves: [{ kind: 'stake', amount: -amount, legs }],
    grant: null,
    contributed: null,
    spins: { ...spins, state },
  };
}

/** Adds the win of a spin to the wins of its set, and ends the set after its last spin [PX-58]. */
export function winSpinStep(paid: PaidRound, spins: PlayedSpins, win: bigint): RoundStep {
  const legs = win > 0n ? winLegs(paid.owner, paid.parts, win, false) : [];
  return stepFrom(paid, spins, closeSpin(spins.state, win), win > 0n ? [{ kind: 'win', amount: win, legs }] : []);
}

/** Returns a spin with its stake to its set [PX-13]. */
export function returnSpinStep(paid: PaidRound, spins: PlayedSpins): RoundStep {
  const legs = returnLegs(paid.owner, paid.parts, false);
  const amount = paid.parts.reduce((sum, part) => sum + part.amount, 0n);
  return stepFrom(paid, spins, returnSpin(spins.state), [{ kind: 'roll_back', amount, legs }]);
}

function stepFrom({ owner }: PaidRound, spins: PlayedSpins, step: SpinStep, moves: readonly Move[]): RoundStep {
  const legs = spinsEndLegs(moneyOf(owner), step);
  const ends: Move[] = legs.length > 0 ? [{ kind: 'spins_ended', amount: 0n, legs }] : [];
  return { moves: [...moves, ...ends], grant: null, contributed: null, spins: { ...spins, state: step.set } };
}
