import * as z from 'zod';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from '../core/money.ts';
import { text } from '../core/text.ts';

export const GameMode = z.enum(['real', 'demo']);
export type GameMode = z.infer<typeof GameMode>;
export const Engine = z.enum(['slot', 'crash', 'roulette']);
export type Engine = z.infer<typeof Engine>;
export const Volatility = z.enum(['low', 'medium', 'high', 'very-high', 'adjustable']);

/** What the info panel shows; every figure is computed from the game's mathematics [C29]. Rates are "1 in N". */
export const GameFacts = z.object({
  identifier: z.string(),
  engine: Engine.nullable(),
  /** `prerelease`: the engine is not built yet; the page says "coming soon" and offers no play. */
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

/** One closed round as lists show it. */
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
});
export type RoundSummary = z.infer<typeof RoundSummary>;

/** What a provably fair round needs to be computed again: hash of the server seed before, the seed itself after it is revealed. */
export const SeedPair = z.object({
  number: z.int(),
  server_seed_hash: z.string(),
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
});
export type SeedPair = z.infer<typeof SeedPair>;

export const RouletteBet = z.strictObject({
  /** `straight:17`, `split:8-11`, `street:13`, `corner:25`, `line:1`, `column:2`, `dozen:2`, `red|black|odd|even|low|high`, `trio:…`, `first_four`. */
  spot: text(24),
  stake_cents: WireAmountInput,
});
export type RouletteBet = z.infer<typeof RouletteBet>;

/** The body of a bet: `id` is made in the browser and kept until answered; same id and input give the same answer. */
export const BetBody = z.strictObject({
  id: z.uuid(),
  input: z.discriminatedUnion('engine', [
    z.strictObject({ engine: z.literal('slot'), stake_cents: WireAmountInput }),
    z.strictObject({
      engine: z.literal('crash'),
      stake_cents: WireAmountInput,
      /** Collect by itself at this multiplier, in hundredths (250 is 2.50x). */
      auto_collect_hundredths: z.int().min(101).nullable(),
    }),
    z.strictObject({
      engine: z.literal('roulette'),
      bets: z.array(RouletteBet).min(1).max(60),
      /** Of a live table: the shared round the bet is for. */
      table_round: z.int().optional(),
    }),
  ]),
});
export type BetBody = z.infer<typeof BetBody>;

/** What a player does in an open round: collects a flight, or takes the chips of a live table back. */
export const RoundAct = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('collect') }),
  z.strictObject({ name: z.literal('roll_back') }),
]);
export type RoundAct = z.infer<typeof RoundAct>;

/** The body of an act: `act_id` is made in the browser and kept until answered; same id and act give the same answer. */
export const ActBody = z.strictObject({ act_id: z.uuid(), act: RoundAct });
export type ActBody = z.infer<typeof ActBody>;

/** One spin of a slot: visible symbols by reel, the wins on it, multiplier. */
export const SlotSpin = z.object({
  /** grid[reel][row] = symbol id. */
  grid: z.array(z.array(z.string())),
  wins: z.array(
    z.object({
      kind: z.enum(['line', 'ways', 'anywhere', 'cluster', 'scatter']),
      /** Line number from 1, null for all but lines. */
      line: z.int().nullable(),
      symbol: z.string(),
      count: z.int(),
      /** Cells of the win as [reel, row]. */
      cells: z.array(z.tuple([z.int(), z.int()])),
      win_cents: WireAmount,
    }),
  ),
  multiplier: z.int(),
  win_cents: WireAmount,
  /** Free rounds given by this spin. */
  awarded: z.int(),
});
export type SlotSpin = z.infer<typeof SlotSpin>;

export const Outcome = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('slot'), spins: z.array(SlotSpin), capped: z.boolean() }),
  z.object({
    engine: z.literal('crash'),
    /** Null while the round is open: nobody outside the platform knows it. */
    crash_hundredths: z.int().nullable(),
    collected_hundredths: z.int().nullable(),
    started_at: z.string(),
  }),
  z.object({
    engine: z.literal('roulette'),
    number: z.int().nullable(),
    table_round: z.int().nullable(),
    bets: z.array(z.object({ spot: z.string(), stake_cents: WireAmount, win_cents: WireAmount.nullable() })),
  }),
]);
export type Outcome = z.infer<typeof Outcome>;

/** A jackpot level that fell with a round, paid as cash beside the round's own win. */
export const JackpotWin = z.object({
  jackpot: z.string(),
  level: z.string(),
  level_name: z.string(),
  /** In the round's currency. */
  amount_cents: WireAmount,
});
export type JackpotWin = z.infer<typeof JackpotWin>;

export const Round = RoundSummary.extend({
  outcome: Outcome,
  seed: z.object({ pair: z.int(), nonce: z.int() }),
  /** Balance of the account after this answer. */
  balance_cents: WireAmount,
  /** All jackpots of the round together, null when none fell; no part of `win_cents`. */
  jackpot_win_cents: WireAmount.nullable(),
  jackpot_wins: z.array(JackpotWin),
});
export type Round = z.infer<typeof Round>;

/** A live table: shared rounds with a countdown for everyone. Times are the server's. */
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

/** All a frame needs to draw itself. `model` is the engine's own published model (paytable, lines, odds). */
/** What flies in a crash game. */
export const Vehicle = z.enum(['rocket', 'jet', 'paper-plane', 'biplane', 'balloon', 'satellite', 'meteor', 'racer']);
export type Vehicle = z.infer<typeof Vehicle>;

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
  stakes_cents: z.array(WireAmount),
  default_stake_cents: WireAmount,
  min_cycle_ms: z.int(),
  facts: GameFacts,
  model: z.unknown(),
  /** Of a crash game, by the catalogue's subject of the title; null in every other game. */
  vehicle: Vehicle.nullable(),
  seed: SeedPair,
  /** Names the player in the browser's storage without telling who it is; of a demo, this demo alone. */
  storage_key: z.string(),
  /** Every round still open, oldest first: at a live table a player may have several. */
  open_rounds: z.array(Round),
  /** Rounds that ended when no frame was there to show it, newest first; `frameRoundsShown` ends it. */
  unshown_rounds: z.array(Round),
  table: TableState.nullable(),
  realtime: z.object({ url: z.string(), token: z.string() }),
});
export type FrameStart = z.infer<typeof FrameStart>;
