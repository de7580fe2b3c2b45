import type { WinKind } from '@liftoff/contract/game/game-filters';
import type { BetBody, Engine, GameFacts, Outcome, RoundAct } from '@liftoff/contract/game/game';
import type { Draw } from './fairness.ts';

/** The types that describe an engine's rounds, as in the contract. */
export interface RoundParts {
  readonly input: unknown;
  readonly act: unknown;
  readonly outcome: unknown;
}

/** The round types of one particular engine. */
export interface PartsOf<E extends Engine> extends RoundParts {
  readonly input: Extract<BetBody['input'], { engine: E }>;
  readonly act: RoundAct;
  readonly outcome: Extract<Outcome, { engine: E }>;
}

/** Round types that cover every engine. */
export interface AnyParts extends RoundParts {
  readonly input: BetBody['input'];
  readonly act: RoundAct;
  readonly outcome: Outcome;
}

/** An accepted action, with its time in milliseconds after the round opened. */
export interface TakenAct<Act> {
  readonly act: Act;
  readonly atMs: number;
}

/**
 * A round that everyone at a table shares: its number, and when betting closes and bets are paid, in milliseconds
 * after this bet.
 */
export interface SharedRound {
  readonly number: number;
  readonly closesMs: number;
  readonly resultMs: number;
}

/** Everything that determines a round apart from the time and the random numbers committed to it. */
export interface RoundPlay<P extends RoundParts> {
  readonly input: P['input'];
  /** Actions in the order in which they were accepted. */
  readonly acts: readonly TakenAct<P['act']>[];
  readonly openedAt: Date;
  /** The table's shared round; `null` if the round belongs to the player alone. */
  readonly shared: SharedRound | null;
}

/** Returns a draw over the round's committed numbers. Every call starts again from the first number. */
export type RoundDraw = () => Draw;

/**
 * Status of a round. `outcome` is visible to the player, so while the round is open it contains only what has been
 * decided. For an open round, `endsMs` is when it ends without an action, in milliseconds after its opening, or
 * `null` if only an action ends it; it is never sent to the client. `win` is in minor units.
 */
export type RoundState<O> =
  | { readonly state: 'open'; readonly outcome: O; readonly endsMs: number | null }
  | { readonly state: 'settled'; readonly outcome: O; readonly win: bigint }
  | { readonly state: 'rolled_back'; readonly outcome: O };

/**
 * Result of an action: either accepted, with additional numbered stakes in minor units if there are any, or refused.
 */
export type ActAnswer =
  | { readonly taken: true; readonly stakes: readonly bigint[] }
  | { readonly taken: false; readonly refusal: 'betting_closed' | 'round_closed' };

/** Minimum and maximum stake of a bet, in minor units. */
export interface StakeRange {
  readonly min: bigint;
  readonly max: bigint;
}

/** A game's fields in the catalogue. */
export interface CatalogueFields {
  readonly grid: string | null;
  readonly lines: string | null;
  readonly volatility: string | null;
  readonly rtp: number;
  readonly maxWin: number | null;
}

/** Figures for the info panel, computed from the game's mathematics and never taken from the catalogue [C29]. */
export type ModelFacts = Pick<
  GameFacts,
  | 'rtp_percent'
  | 'max_win_times_stake'
  | 'max_win_one_in'
  | 'any_return_one_in'
  | 'above_stake_one_in'
  | 'feature_one_in'
  | 'volatility'
  | 'grid'
  | 'lines'
  | 'features'
>;

/**
 * Traits of a game for lists, available without solving its model. A test verifies for every title that they agree
 * with its facts.
 */
export interface GameTraits extends Pick<ModelFacts, 'volatility' | 'features'> {
  /**
   * Lower bound of the return to player, in percent. The exact value is at most 0.02 higher, because a slot is solved
   * to 0.01.
   */
  readonly least_return: number | null;
  /** How a slot pays; `null` for other games. */
  readonly pays: WinKind | null;
}

/**
 * The rules of one game. A round is a pure function of its play, its numbers and the time since its opening, so
 * evaluating it never changes the result [C30].
 */
export interface GameRules<P extends RoundParts> {
  /**
   * The game's public model: everything that a frame needs to draw the game and that is needed to recompute a round.
   * Contains no secrets.
   */
  readonly model: unknown;
  readonly facts: ModelFacts;
  /** Every stake must be a multiple of this many minor units, so that no payout is rounded. */
  readonly stakeUnit: bigint;
  /** Whether a bet uses only options that the game has. */
  isValid(input: P['input']): boolean;
  /** Numbered stakes of a bet, in minor units. */
  stakes(input: P['input']): readonly bigint[];
  /** Whether the stakes of a valid bet are allowed. */
  takesStakes(input: P['input'], range: StakeRange): boolean;
  /**
   * Amount of the stakes that counts as wagering, in minor units: the most that the bet can lose [PX-34], and nothing for
   * bets that win too often [PX-35]. Called with `null` when the stake is taken, and with the outcome when the round is
   * settled, for bets that count only then. The two amounts add up.
   */
  wagers(input: P['input'], ended: P['outcome'] | null): bigint;
  stateAt(play: RoundPlay<P>, draw: RoundDraw, elapsedMs: number): RoundState<P['outcome']>;
  /** The time from which an action counts: its arrival, however long processing takes, or the decision about it. */
  readonly actsCountFrom: 'arrival' | 'decision';
  /** Whether a round of this kind can ever accept the action. */
  knows(act: P['act'], play: Pick<RoundPlay<P>, 'shared'>): boolean;
  /** Tries an action in an open round. It must be later than all actions accepted so far. */
  act(play: RoundPlay<P>, act: P['act'], atMs: number, draw: RoundDraw): ActAnswer;
  /**
   * Whether a round that has ended, ended the way the action intended. If so, the action is acknowledged as accepted.
   */
  endedAs(act: P['act'], ended: { state: 'settled' | 'rolled_back'; outcome: P['outcome'] }): boolean;
}

/**
 * The rules of one engine. The code that recomputes its rounds is in `recompute.ts`, which frames load without the
 * rest.
 */
export interface EngineRules<P extends RoundParts> {
  /** Whether the engine can play a game with these fields. Cheap, unlike `game`. */
  carries(fields: CatalogueFields): boolean;
  /**
   * A game's traits, derived from its catalogue fields alone. Cheap. Throws a `RangeError` if the engine cannot play
   * the game.
   */
  traits(fields: CatalogueFields): GameTraits;
  /** A game's rules, with its model solved. Throws a `RangeError` if the engine cannot play the game. */
  game(fields: CatalogueFields): GameRules<P>;
}
