import type { WinKind } from '@liftoff/contract/game/game-filters';
import type { BetBody, Engine, GameFacts, Outcome, RoundAct } from '@liftoff/contract/game/game';
import type { Draw } from './fairness.ts';

/** What the rounds of an engine are made of, as the contract has it. */
export interface RoundParts {
  readonly input: unknown;
  readonly act: unknown;
  readonly outcome: unknown;
}

/** The parts of an engine of the casino. */
export interface PartsOf<E extends Engine> extends RoundParts {
  readonly input: Extract<BetBody['input'], { engine: E }>;
  readonly act: RoundAct;
  readonly outcome: Extract<Outcome, { engine: E }>;
}

/** The parts of an engine of the casino, whichever it is. */
export interface AnyParts extends RoundParts {
  readonly input: BetBody['input'];
  readonly act: RoundAct;
  readonly outcome: Outcome;
}

/** An act that was taken, and how many milliseconds after the opening of its round. */
export interface TakenAct<Act> {
  readonly act: Act;
  readonly atMs: number;
}

/** Of a round that everyone at a table shares: its number, and when betting closes and bets are paid, in milliseconds after this bet. */
export interface SharedRound {
  readonly number: number;
  readonly closesMs: number;
  readonly resultMs: number;
}

/** All that a round follows from, apart from its committed numbers and the time. */
export interface RoundPlay<P extends RoundParts> {
  readonly input: P['input'];
  /** In the order in which they were taken. */
  readonly acts: readonly TakenAct<P['act']>[];
  readonly openedAt: Date;
  /** Null: a round of the player alone. */
  readonly shared: SharedRound | null;
}

/** The committed numbers of a round, from the first on each time it is called. */
export type RoundDraw = () => Draw;

/**
 * How a round stands. `outcome` is what its player may see: while the round is open, nothing of what is not decided yet.
 * `endsMs` of an open round is when it ends if nobody acts, in milliseconds after its opening, null: only by an act; it
 * never leaves the platform. `win` in minor units.
 */
export type RoundState<O> =
  | { readonly state: 'open'; readonly outcome: O; readonly endsMs: number | null }
  | { readonly state: 'settled'; readonly outcome: O; readonly win: bigint }
  | { readonly state: 'rolled_back'; readonly outcome: O };

/** What an act is answered: taken, with the numbered stakes it adds in minor units, or refused. */
export type ActAnswer =
  | { readonly taken: true; readonly stakes: readonly bigint[] }
  | { readonly taken: false; readonly refusal: 'betting_closed' | 'round_closed' };

/** Least and most of a bet's stake, in minor units. */
export interface StakeRange {
  readonly min: bigint;
  readonly max: bigint;
}

/** What the catalogue says of a game. */
export interface CatalogueFields {
  readonly grid: string | null;
  readonly lines: string | null;
  readonly volatility: string | null;
  readonly rtp: number;
  readonly maxWin: number | null;
}

/** Figures of the info panel, from the mathematics and never from the catalogue [C29]. */
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

/** What a list says of a game without solving it; it agrees with its facts, which a test holds for every title. */
export interface GameTraits extends Pick<ModelFacts, 'volatility' | 'features'> {
  /** Percent. The return is no less, and more by a fiftieth of a percent at most: a slot is solved to a hundredth. */
  readonly least_return: number | null;
  /** How a slot pays; null for every other game. */
  readonly pays: WinKind | null;
}

/**
 * The rules of one game. A round is a pure function of its play, its numbers and the time since its opening: whoever
 * looks, and how often, changes nothing [C30].
 */
export interface GameRules<P extends RoundParts> {
  /** What the frame needs to draw itself and anybody to compute a round again. Nothing in it is secret. */
  readonly model: unknown;
  readonly facts: ModelFacts;
  /** Every stake is a whole number of these minor units, so that no pay is ever rounded. */
  readonly stakeUnit: bigint;
  /** Whether a bet names only what the game has. */
  isValid(input: P['input']): boolean;
  /** The numbered stakes of a bet, in minor units. */
  stakes(input: P['input']): readonly bigint[];
  /** Whether a valid bet may stake this. */
  takesStakes(input: P['input'], range: StakeRange): boolean;
  stateAt(play: RoundPlay<P>, draw: RoundDraw, elapsedMs: number): RoundState<P['outcome']>;
  /** From when an act counts: from its arrival, however long the casino takes to get to it, or from its decision. */
  readonly actsCountFrom: 'arrival' | 'decision';
  /** Whether a round of this kind ever takes the act. */
  knows(act: P['act'], play: Pick<RoundPlay<P>, 'shared'>): boolean;
  /** Asks for an act at a moment after all that were taken, in a round that is open. */
  act(play: RoundPlay<P>, act: P['act'], atMs: number, draw: RoundDraw): ActAnswer;
  /** Whether a round that has ended did so as the act wanted: then it is answered as if it had just been taken. */
  endedAs(act: P['act'], ended: { state: 'settled' | 'rolled_back'; outcome: P['outcome'] }): boolean;
}

/** The rules of one engine. How its rounds are computed again stands in `recompute.ts`, which frames load without the rest. */
export interface EngineRules<P extends RoundParts> {
  /** Whether the engine has such a game. Costs nothing, unlike `game`. */
  carries(fields: CatalogueFields): boolean;
  /** What is known of a game it carries from its fields alone; costs nothing. Throws a RangeError for any other. */
  traits(fields: CatalogueFields): GameTraits;
  /** The rules of a game, its model solved. Throws a RangeError for one that the engine does not carry. */
  game(fields: CatalogueFields): GameRules<P>;
}
