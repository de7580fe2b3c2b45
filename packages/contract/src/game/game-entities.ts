import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount } from '../core/money.ts';
import { text } from '../core/text.ts';
import { CrashAct, CrashInput, CrashOutcome, Vehicle } from './engines/crash.ts';
import { RouletteAct, RouletteInput, RouletteOutcome } from './engines/roulette.ts';
import { ReelFrame, SlotInput, SlotOutcome } from './engines/slot.ts';

export const GameMode = z.enum(['real', 'demo']);
export type GameMode = z.infer<typeof GameMode>;
export const Engine = z.enum(['slot', 'crash', 'roulette']);
export type Engine = z.infer<typeof Engine>;
export const Volatility = z.enum(['low', 'medium', 'high', 'very-high', 'adjustable']);

/**
 * Facts for a game's info panel. Every figure is computed from the game's mathematics [C29]. A rate is the N in "1 in
 * N".
 */
export const GameFacts = z.object({
  identifier: z.string(),
  engine: Engine.nullable(),
  /** In `prerelease` the game is announced: its page says "coming soon" and it cannot be played. */
  state: z.enum(['open', 'prerelease']),
  rtp_percent: z.number().nullable(),
  volatility: Volatility.nullable(),
  max_win_times_stake: z.number().nullable(),
  max_win_one_in: z.number().nullable(),
  any_return_one_in: z.number().nullable(),
  above_stake_one_in: z.number().nullable(),
  feature_one_in: z.number().nullable(),
  grid: z.string().nullable(),
  lines: z.string().nullable(),
  features: z.array(z.string()),
  live: z.boolean(),
  min_stake_cents: WireAmount.nullable(),
  max_stake_cents: WireAmount.nullable(),
  currency: CurrencyCodeSchema.nullable(),
});
export type GameFacts = z.infer<typeof GameFacts>;

/** A closed round as shown in lists. */
export const RoundSummary = z.object({
  id: z.string(),
  game: z.string(),
  mode: GameMode,
  currency: z.string(),
  stake_cents: WireAmount,
  win_cents: WireAmount,
  state: z.enum(['open', 'settled', 'rolled_back']),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
  /** The set of free spins that paid the stake; `null` if the player's money did. */
  freespins: z.string().nullable(),
});
export type RoundSummary = z.infer<typeof RoundSummary>;

/** Data for verifying a provably fair round: the hash of the server seed, and the seed itself once it is revealed. */
export const SeedPair = z.object({
  number: z.int(),
  server_seed_hash: z.string(),
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
});
export type SeedPair = z.infer<typeof SeedPair>;

/**
 * The body of a bet. The browser generates `id` and stores it until the bet is answered. Repeating the same id and
 * input returns the same response.
 */
export const BetBody = z.strictObject({
  id: z.uuid(),
  input: z.discriminatedUnion('engine', [SlotInput, CrashInput, RouletteInput]),
  /** The set of free spins that pays the stake; omitted if the player's money does. */
  freespins: text(40).optional(),
});
export type BetBody = z.infer<typeof BetBody>;

/** A player's action in an open round: collecting a flight, or taking back chips at a live table. */
export const RoundAct = z.discriminatedUnion('name', [CrashAct, RouletteAct]);
export type RoundAct = z.infer<typeof RoundAct>;

/**
 * The body of an action. The browser generates `act_id` and stores it until the action is answered. Repeating the
 * same id and action returns the same response.
 */
export const ActBody = z.strictObject({ act_id: z.uuid(), act: RoundAct });
export type ActBody = z.infer<typeof ActBody>;

export const Outcome = z.discriminatedUnion('engine', [SlotOutcome, CrashOutcome, RouletteOutcome]);
export type Outcome = z.infer<typeof Outcome>;

/** A jackpot level won in a round. It is paid as cash in addition to the round's own win. */
export const JackpotWin = z.object({
  jackpot: z.string(),
  level: z.string(),
  level_name: z.string(),
  /** In minor units of the round's currency. */
  amount_cents: WireAmount,
});
export type JackpotWin = z.infer<typeof JackpotWin>;

export const Round = RoundSummary.extend({
  outcome: Outcome,
  seed: z.object({ pair: z.int(), nonce: z.int() }),
  /** Cash (or play money) and bonus money at the time of this response. A stake is paid from cash first. */
  balance_cents: WireAmount,
  bonus_cents: WireAmount,
  /** Sum of all jackpots won in the round, which `win_cents` does not include; `null` if there were none. */
  jackpot_win_cents: WireAmount.nullable(),
  jackpot_wins: z.array(JackpotWin),
});
export type Round = z.infer<typeof Round>;

/** State of a live table, whose rounds and countdown all players share. Times are on the server's clock. */
export const TableState = z.object({
  table_round: z.int(),
  phase: z.enum(['betting', 'spinning', 'result']),
  phase_ends_at: z.string(),
  now: z.string(),
  number: z.int().nullable(),
  history: z.array(z.int()),
  commitment: z.string(),
  players: z.int(),
});
export type TableState = z.infer<typeof TableState>;

/** The free spins with which a game is played, as they were when the frame started. */
export const FrameFreespins = z.object({
  id: z.string(),
  title: z.string(),
  count: z.int(),
  left: z.int(),
  stake_cents: WireAmount,
  won_cents: WireAmount,
  max_win_cents: WireAmount.nullable(),
  wins_as: z.enum(['cash', 'bonus']),
  /** The multiple of the winnings that must be staked, and the days for it; 0 and `null` if they become cash. */
  wager: z.number(),
  wager_days: z.int().nullable(),
  valid_until: z.string().nullable(),
  /** The latest round that a spin paid, which the figures above include; `null` before the first spin. */
  last_round: z.string().nullable(),
});
export type FrameFreespins = z.infer<typeof FrameFreespins>;

/**
 * A tournament in which rounds of a game count from a minimum stake of own money: 0 for every stake, `null` if the
 * currency does not count.
 */
export const CountsIn = z.object({ title: z.string(), min_stake_cents: WireAmount.nullable() });
export type CountsIn = z.infer<typeof CountsIn>;

/**
 * The terms under which stakes of a game count for the wagering of the player's bonus: the percentage that counts, and
 * the largest total stake of a round that counts at all, `null` without a maximum.
 */
export const WageringHere = z.object({ percent: z.int(), max_stake_cents: WireAmount.nullable() });
export type WageringHere = z.infer<typeof WageringHere>;

/** Everything that a frame needs to start and to draw itself. */
export const FrameStart = z.object({
  identifier: z.string(),
  title: z.string(),
  provider_title: z.string(),
  engine: Engine,
  mode: GameMode,
  locale: z.string(),
  live: z.boolean(),
  currency: z.string(),
  subunits_to_unit: WireAmount,
  balance_cents: WireAmount,
  bonus_cents: WireAmount,
  stakes_cents: z.array(WireAmount),
  default_stake_cents: WireAmount,
  min_cycle_ms: z.int(),
  facts: GameFacts,
  model: z.unknown(),
  /** Follows from the subject of the title in the catalogue; `null` unless this is a crash game. */
  vehicle: Vehicle.nullable(),
  /** Follows from the studio's house style in the catalogue; `null` unless this is a slot. */
  reel_frame: ReelFrame.nullable(),
  seed: SeedPair,
  /** Pseudonymous key for the player's data in browser storage. In demo play it is unique to this demo. */
  storage_key: z.string(),
  /** All open rounds, oldest first. At a live table a player can have several. */
  open_rounds: z.array(Round),
  /**
   * Rounds that ended while no frame was open, newest first. The call `frameRoundsShown` removes them from this list.
   */
  unshown_rounds: z.array(Round),
  table: TableState.nullable(),
  /**
   * The player's active free spins for this game, or those whose last spin may not have been shown yet; `null` if there
   * are none.
   */
  freespins: FrameFreespins.nullable(),
  /** The tournaments that the player has joined and in which rounds of this game count. Empty in a demo. */
  counts_in: z.array(CountsIn),
  /** `null` without a bonus that is being wagered, and in a demo. */
  wagering: WageringHere.nullable(),
  realtime: z.object({ url: z.string(), token: z.string() }),
});
export type FrameStart = z.infer<typeof FrameStart>;
