import type { BonusStage } from '@liftoff/contract/bonus';

/** How a set of free spins can end before its last spin is played. */
export type SpinsEnd = Extract<BonusStage, 'canceled' | 'expired'>;

/** The stages of a set: the ones of a bonus that spins can have. It is active until it has ended [CONST-056]. */
export type SpinStage = Extract<BonusStage, 'issued' | 'handle_bets' | 'finished' | SpinsEnd>;

/** The part of a set of free spins that changes while it is used. Amounts are in minor units of its currency. */
export interface SpinSetState {
  readonly stage: SpinStage;
  /** Number of spins in the set, and the number that is left. */
  readonly count: number;
  readonly left: number;
  /** The stake of every spin, which the operator has paid in advance. */
  readonly stake: bigint;
  /** What the spins have won so far, before the maximum is applied. */
  readonly wins: bigint;
  /** Number of spins whose rounds are open. */
  readonly openRounds: number;
  /** How the set ends when its open rounds have closed; `null` if it continues [PX-57]. */
  readonly endsAs: SpinsEnd | null;
  /** Whether the set ends because of a break or a closure, so that no bonus follows [PX-46]. */
  readonly isStopped: boolean;
  /** Maximum of the winnings; `null` for no maximum. */
  readonly maxWin: bigint | null;
  readonly winsAs: 'cash' | 'bonus';
}

/** A set after a step, and what leaves its two accounts in this step. */
export interface SpinStep {
  readonly set: SpinSetState;
  /** Stakes of unused spins that go back to the operator. */
  readonly unused: bigint;
  /** Winnings that become the player's, as cash or as a bonus. */
  readonly kept: bigint;
  /** Winnings that go back to the operator: above the maximum, or after a stop. */
  readonly cut: bigint;
}

/** The stages that can follow each stage. A step to any other stage does not exist. */
export const nextSpinStages: Readonly<Record<SpinStage, readonly SpinStage[]>> = {
  issued: ['handle_bets', 'finished', 'canceled', 'expired'],
  handle_bets: ['finished', 'canceled', 'expired'],
  finished: [],
  canceled: [],
  expired: [],
};

const endStages: ReadonlySet<string> = new Set(
  Object.entries(nextSpinStages).flatMap(([stage, next]) => (next.length === 0 ? [stage] : [])),
);

/** Whether a set has ended. In every other stage, including one that is unknown here, it is active [CONST-056]. */
export const haveSpinsEnded = ({ stage }: { readonly stage: string }): boolean => endStages.has(stage);

/** Whether a set can pay a spin. */
export const areSpinsPlayable = ({ stage, endsAs, left }: SpinSetState): boolean =>
  stage === 'handle_bets' && endsAs === null && left > 0;

const still = (set: SpinSetState): SpinStep => ({ set, unused: 0n, kept: 0n, cut: 0n });

/** The winnings that the player gets if the set ends now: up to the maximum, which applies only then [PX-58]. */
export function winningsOf({ wins, maxWin, winsAs, isStopped }: SpinSetState): bigint {
  if (isStopped && winsAs === 'bonus') return 0n;
  return maxWin !== null && wins > maxWin ? maxWin : wins;
}

function ended(set: SpinSetState, stage: 'finished' | SpinsEnd): SpinStep {
  const kept = winningsOf(set);
  return {
    set: { ...set, stage, endsAs: null },
    unused: BigInt(set.left) * set.stake,
    kept,
    cut: set.wins - kept,
  };
}

/** Activates an issued set, so that its spins can be played. */
export function activateSpins(set: SpinSetState): SpinStep {
  if (set.stage !== 'issued') throw new RangeError(`A ${set.stage} set of free spins is not activated`);
  return still({ ...set, stage: 'handle_bets' });
}

/** Takes one spin, whose round is open until `closeSpin` or `returnSpin`. */
export function takeSpin(set: SpinSetState): SpinStep {
  if (!areSpinsPlayable(set)) throw new RangeError('The set cannot pay this spin');
  return still({ ...set, left: set.left - 1, openRounds: set.openRounds + 1 });
}

/** Closes the round of a spin and adds its win, in minor units. The last spin ends the set. */
export const closeSpin = (set: SpinSetState, win: bigint): SpinStep =>
  settled({ ...set, openRounds: set.openRounds - 1, wins: set.wins + win });

/** Returns the spin of a round that is rolled back [PX-13]. */
export const returnSpin = (set: SpinSetState): SpinStep =>
  settled({ ...set, openRounds: set.openRounds - 1, left: set.left + 1 });

/** Decides between two rounds whether a set ends. */
function settled(set: SpinSetState): SpinStep {
  if (set.openRounds > 0) return still(set);
  if (set.endsAs !== null) return ended(set, set.endsAs);
  return set.left === 0 ? ended(set, 'finished') : still(set);
}

/**
 * Ends a set before its last spin. What it has won stays the player's [PX-59], except a bonus after a stop, because a
 * break or a closure ends bonuses as well [PX-46]. With an open round, the end is only recorded, and takes effect when
 * the round closes [PX-57].
 */
export function endSpins(set: SpinSetState, as: SpinsEnd, isStopped = false): SpinStep {
  if (haveSpinsEnded(set)) return still(set);
  const ending = { ...set, isStopped: set.isStopped || isStopped };
  return set.openRounds > 0 ? still({ ...ending, endsAs: set.endsAs ?? as }) : ended(ending, as);
}

/** Ends a set whose games can no longer be played. The caller pays the cash value of its unused spins [PX-56]. */
export const cashInSpins = (set: SpinSetState): SpinStep =>
  haveSpinsEnded(set) || set.openRounds > 0 ? still(set) : ended(set, 'finished');
