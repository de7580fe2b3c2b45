import type { StakePart } from './stake-part.ts';
import { areSpinsPlayable, type SpinSetState } from './spin-set.ts';

/** A set of free spins with everything on which a spin is decided. */
export interface PlayedSpins {
  readonly id: number;
  readonly state: SpinSetState;
  /** The game that the player has chosen; `null` before the activation. */
  readonly game: string | null;
  /** When the time to play is over; `null` before the activation. */
  readonly validUntil: Date | null;
}

/** A spin that a bet asks for. `stake` is in minor units. */
export interface AskedSpin {
  readonly game: string;
  readonly stake: bigint;
  readonly now: Date;
}

/**
 * Whether a set pays a spin: it is active and in time, and the spin has the game and exactly the stake of its terms
 * [PX-55].
 */
export const paysSpin = ({ state, game, validUntil }: PlayedSpins, asked: AskedSpin): boolean =>
  areSpinsPlayable(state) &&
  game === asked.game &&
  state.stake === asked.stake &&
  validUntil !== null &&
  validUntil > asked.now;

/** The only part of a stake that a free spin pays. */
export const spinPart = ({ id, state }: PlayedSpins): StakePart => ({
  source: 'spins',
  grant: id,
  amount: state.stake,
});
