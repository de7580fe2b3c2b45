import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from './money.ts';
import { mostRoundWaitMs } from './round-wait.ts';
import { gameRoutes } from './routes.ts';
import {
  ActBody,
  BetBody,
  Engine,
  FrameStart,
  GameFacts,
  GameMode,
  Outcome,
  Round,
  RoundSummary,
  SeedPair,
  TableState,
} from './game-entities.ts';
import { HistoryPeriod, NetResult, PlayedRound } from './history-entities.ts';
import { text, trimmedText } from './text.ts';

export * from './game-entities.ts';
export * from './history-entities.ts';

const platform = { server: 'platform', built: true } as const;
const frame = { ...platform, access: 'frame', onBreak: 'served' } as const;
const player = { ...platform, access: 'player', onBreak: 'served' } as const;
const barredRefusals = ['under_age', 'country_closed', 'self_excluded', 'cooling_off', 'limit_reached'] as const;
/** What real play is asked at every stake and at the start of a frame. */
const realPlayRefusals = [...barredRefusals, 'profile_incomplete'] as const;
/** A round's id is made in the browser. */
const round = { id: z.uuid() };
const betRefusals = [
  'unauthenticated',
  'opened_elsewhere',
  'invalid',
  ...barredRefusals,
  'reality_check',
  'profile_incomplete',
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
    ids: { identifier: 'public' },
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    query: z.object({ currency: CurrencyCodeSchema.optional() }),
    answer: GameFacts,
    refusals: ['not_found'],
  },
  gameModel: {
    ...platform,
    route: gameRoutes.gameModel,
    summary: 'The published model of a game (strips, pays, lines, odds): what a round is computed from.',
    ids: { identifier: 'public' },
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.object({ identifier: z.string(), engine: Engine, live: z.boolean(), model: z.unknown() }),
    refusals: ['not_found'],
  },
  launchGame: {
    ...platform,
    route: gameRoutes.launchGame,
    summary: 'Open a game in demo or real mode; answers the frame’s address with a token that works once.',
    onBreak: 'refused',
    ids: { identifier: 'public' },
    access: 'optional',
    rate: 'write',
    body: z.strictObject({ mode: GameMode, locale: text(8).default('en-CA') }),
    answer: z.object({ launch_url: z.string(), game_session_id: z.string(), mode: GameMode }),
    refusals: [
      'unauthenticated',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'terms_missing',
      'game_unavailable',
      'no_demo',
      'currency_unsupported',
    ],
  },
  gameRounds: {
    ...player,
    route: gameRoutes.gameRounds,
    summary: 'The player’s latest rounds of a game in real mode.',
    ids: { identifier: 'public' },
    rate: 'read',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    answer: z.array(RoundSummary),
    refusals: ['unauthenticated', 'not_found'],
  },
  gameSession: {
    ...player,
    route: gameRoutes.gameSession,
    summary: 'Net result in this game since it was launched, in the currency it is played in.',
    ids: { identifier: 'public' },
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
    summary: 'The latest wins of the casino above the stake, names cut.',
    access: 'guest',
    rate: 'read',
    cache: { maxAgeSec: 5, staleSec: 86_400 },
    answer: z.array(
      z.object({ nickname: z.string(), game: z.string(), currency: z.string(), win_cents: WireAmount, at: z.string() }),
    ),
    refusals: [],
  },
  playerRounds: {
    ...player,
    route: gameRoutes.playerRounds,
    summary: 'The player’s rounds of all games for real money, newest first; with `before` those older than one [C35].',
    ids: { before: 'own', game: 'public' },
    rate: 'read',
    query: z.object({
      period: HistoryPeriod.default('month'),
      currency: CurrencyCodeSchema.optional(),
      game: text(120).optional(),
      before: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(1_000).default(50),
    }),
    answer: z.object({ rounds: z.array(PlayedRound), more: z.boolean() }),
    refusals: ['unauthenticated', 'not_found'],
  },
  playerRound: {
    ...player,
    route: gameRoutes.playerRound,
    params: round,
    summary: 'A round of the player with what it takes to compute it again; the server seed only once it is revealed.',
    ids: { id: 'own' },
    rate: 'read',
    answer: z.object({ round: PlayedRound, outcome: Outcome, nonce: z.int(), seed: SeedPair }),
    refusals: ['unauthenticated', 'not_found'],
  },
  netResult: {
    ...player,
    route: gameRoutes.netResult,
    summary:
      'Staked, returned and net of a period, in sum and by day, and deposits less withdrawals, all from the ledger.',
    rate: 'read',
    query: z.object({ currency: CurrencyCodeSchema, period: HistoryPeriod.default('month') }),
    answer: NetResult,
    refusals: ['unauthenticated'],
  },
  frameStart: {
    ...frame,
    route: gameRoutes.frameStart,
    summary: 'Exchange the one-time launch token (in the body) for a frame session and all the frame needs.',
    onBreak: 'refused',
    ids: { launch_token: 'secret' },
    access: 'guest',
    rate: 'write',
    body: z.strictObject({ launch_token: text(200) }),
    answer: z.object({ frame_token: z.string(), start: FrameStart }),
    refusals: ['unauthenticated', ...realPlayRefusals, 'launch_expired'],
  },
  frameBet: {
    ...frame,
    route: gameRoutes.frameBet,
    summary: 'Place a bet; slots and private roulette answer the settled round, crash and live tables an open one.',
    onBreak: 'refused',
    ids: { id: 'made' },
    rate: 'bet',
    idempotent: true,
    body: BetBody,
    answer: Round,
    refusals: betRefusals,
  },
  frameAct: {
    ...frame,
    route: gameRoutes.frameAct,
    params: round,
    summary:
      'Act in an open round: collect a flight at the multiplier it has when the call has arrived, take a live table’s bet back while betting is open.',
    ids: { id: 'own', act_id: 'made' },
    rate: 'bet',
    idempotent: true,
    body: ActBody,
    answer: Round,
    refusals: ['unauthenticated', 'not_found', 'betting_closed', 'round_closed', 'idempotency_mismatch'],
  },
  frameRound: {
    ...frame,
    route: gameRoutes.frameRound,
    params: round,
    summary:
      'A round of this session as it stands; with `wait_ms` the answer for a flight still up comes when it ends, or after so long.',
    ids: { id: 'own' },
    rate: 'read',
    query: z.object({ wait_ms: z.coerce.number().int().min(0).max(mostRoundWaitMs).default(0) }),
    answer: Round,
    refusals: ['unauthenticated', 'not_found'],
  },
  frameRounds: {
    ...frame,
    route: gameRoutes.frameRounds,
    summary:
      'The latest rounds of this session’s game and mode; with `pair` those of one seed pair, with `before` only nonces below it.',
    rate: 'read',
    query: z.object({
      pair: z.coerce.number().int().min(1).optional(),
      before: z.coerce.number().int().min(0).optional(),
    }),
    answer: z.array(Round),
    refusals: ['unauthenticated'],
  },
  frameRoundsShown: {
    ...frame,
    route: gameRoutes.frameRoundsShown,
    summary: 'The frame has shown how these rounds ended; they are not told again on return.',
    ids: { rounds: 'own' },
    rate: 'read',
    body: z.strictObject({ rounds: z.array(z.uuid()).min(1).max(60) }),
    answer: z.object({ rounds: z.array(z.string()) }),
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
    summary:
      'The seed pair in use, the one committed to follow it (of a live table: tomorrow’s), and the revealed ones.',
    rate: 'read',
    answer: z.object({ active: SeedPair, next: SeedPair.nullable(), revealed: z.array(SeedPair) }),
    refusals: ['unauthenticated'],
  },
  frameRotateSeeds: {
    ...frame,
    route: gameRoutes.frameRotateSeeds,
    summary: 'Reveal the server seed in use and begin a new pair with the client seed given.',
    rate: 'write',
    body: z.strictObject({ client_seed: trimmedText(64).min(1) }),
    answer: z.object({ active: SeedPair, revealed: SeedPair }),
    refusals: ['unauthenticated', 'opened_elsewhere', 'invalid', 'round_open'],
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
