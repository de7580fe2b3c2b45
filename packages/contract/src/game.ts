import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { CurrencyCodeSchema, WireAmount, WireAmountInput } from './money.ts';
import { gameRoutes } from './routes.ts';

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
  spot: z.string().max(24),
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

export const Round = RoundSummary.extend({
  outcome: Outcome,
  seed: z.object({ pair: z.int(), nonce: z.int() }),
  /** Balance of the account after this answer. */
  balance_cents: WireAmount,
  jackpot_win_cents: WireAmount.nullable(),
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
  seed: SeedPair,
  open_round: Round.nullable(),
  table: TableState.nullable(),
  realtime: z.object({ url: z.string(), token: z.string() }),
});
export type FrameStart = z.infer<typeof FrameStart>;

const platform = { server: 'platform', built: true } as const;
const frame = { ...platform, access: 'frame' } as const;
const player = { ...platform, access: 'player' } as const;
const betRefusals = [
  'unauthenticated',
  'invalid',
  'self_excluded',
  'cooling_off',
  'limit_reached',
  'not_enough_money',
  'stake_out_of_range',
  'too_fast',
  'betting_closed',
  'round_open',
  'round_closed',
  'idempotency_mismatch',
] as const;

export const game = endpoints({
  gameFacts: {
    ...platform,
    route: gameRoutes.gameFacts,
    summary: 'Return, volatility, odds and stakes of a game, from its mathematics.',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    query: z.object({ currency: CurrencyCodeSchema.optional() }),
    answer: GameFacts,
    refusals: ['not_found'],
  },
  launchGame: {
    ...platform,
    route: gameRoutes.launchGame,
    summary: 'Open a game in demo or real mode; answers the frame’s address with a token that works once.',
    access: 'guest',
    rate: 'write',
    body: z.strictObject({ mode: GameMode, locale: z.string().max(8).default('en-CA') }),
    answer: z.object({ launch_url: z.string(), game_session_id: z.string(), mode: GameMode }),
    refusals: [
      'unauthenticated',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'terms_missing',
      'country_closed',
      'game_unavailable',
      'no_demo',
      'currency_unsupported',
    ],
  },
  gameRounds: {
    ...player,
    route: gameRoutes.gameRounds,
    summary: 'The player’s latest rounds of a game in real mode.',
    rate: 'read',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    answer: z.array(RoundSummary),
    refusals: ['unauthenticated', 'not_found'],
  },
  gameSession: {
    ...player,
    route: gameRoutes.gameSession,
    summary: 'Net result in this game since it was launched, in the currency it is played in.',
    rate: 'read',
    answer: z.object({
      currency: z.string(),
      started_at: z.string().nullable(),
      staked_cents: WireAmount,
      returned_cents: WireAmount,
      net_cents: WireAmount,
    }),
    refusals: ['unauthenticated', 'not_found'],
  },
  latestWins: {
    ...platform,
    route: gameRoutes.latestWins,
    summary: 'The latest wins of the house above the stake, names cut.',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 5, staleSec: 86_400 },
    answer: z.array(
      z.object({ nickname: z.string(), game: z.string(), currency: z.string(), win_cents: WireAmount, at: z.string() }),
    ),
    refusals: [],
  },
  frameStart: {
    ...frame,
    route: gameRoutes.frameStart,
    summary: 'Exchange the one-time launch token (in the body) for a frame session and all the frame needs.',
    access: 'guest',
    rate: 'write',
    body: z.strictObject({ launch_token: z.string().max(200) }),
    answer: z.object({ frame_token: z.string(), start: FrameStart }),
    refusals: ['launch_expired', 'unauthenticated'],
  },
  frameBet: {
    ...frame,
    route: gameRoutes.frameBet,
    summary: 'Place a bet; slots and private roulette answer the settled round, crash and live tables an open one.',
    rate: 'bet',
    idempotent: true,
    body: BetBody,
    answer: Round,
    refusals: betRefusals,
  },
  frameCollect: {
    ...frame,
    route: gameRoutes.frameCollect,
    summary: 'Collect an open crash round at the multiplier it has when the call arrives.',
    rate: 'bet',
    idempotent: true,
    answer: Round,
    refusals: ['unauthenticated', 'not_found', 'round_closed'],
  },
  frameRollBack: {
    ...frame,
    route: gameRoutes.frameRollBack,
    summary: 'Take back a live table’s bet while betting is open; the stake returns.',
    rate: 'bet',
    idempotent: true,
    answer: Round,
    refusals: ['unauthenticated', 'not_found', 'betting_closed', 'round_closed'],
  },
  frameRound: {
    ...frame,
    route: gameRoutes.frameRound,
    summary: 'A round of this session as it stands.',
    rate: 'read',
    answer: Round,
    refusals: ['unauthenticated', 'not_found'],
  },
  frameRounds: {
    ...frame,
    route: gameRoutes.frameRounds,
    summary: 'The latest rounds of this session’s game and mode.',
    rate: 'read',
    answer: z.array(Round),
    refusals: ['unauthenticated'],
  },
  frameBalance: {
    ...frame,
    route: gameRoutes.frameBalance,
    summary: 'Balance of the session’s account (or demo purse).',
    rate: 'read',
    answer: z.object({ currency: z.string(), balance_cents: WireAmount }),
    refusals: ['unauthenticated'],
  },
  frameSeeds: {
    ...frame,
    route: gameRoutes.frameSeeds,
    summary: 'The seed pair in use and the revealed ones before it.',
    rate: 'read',
    answer: z.object({ active: SeedPair, revealed: z.array(SeedPair) }),
    refusals: ['unauthenticated'],
  },
  frameRotateSeeds: {
    ...frame,
    route: gameRoutes.frameRotateSeeds,
    summary: 'Reveal the server seed in use and begin a new pair with the client seed given.',
    rate: 'write',
    body: z.strictObject({ client_seed: z.string().trim().min(1).max(64) }),
    answer: z.object({ active: SeedPair, revealed: SeedPair }),
    refusals: ['unauthenticated', 'invalid', 'round_open'],
  },
  frameTable: {
    ...frame,
    route: gameRoutes.frameTable,
    summary: 'The live table’s round and clock.',
    rate: 'read',
    answer: TableState,
    refusals: ['unauthenticated', 'not_found'],
  },
});
