import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { Reward } from './reward.ts';

/** A promotion with a start and an end [PENTITY-020]. */
export const Promo = z.object({
  id: z.string(),
  frontend_identifier: z.string(),
  status: z.enum(['active', 'future', 'archive']),
  start_at: z.string(),
  end_at: z.string(),
});
export type Promo = z.infer<typeof Promo>;

/**
 * A tournament or quest [PENTITY-003]; the prefix of `frontend_identifier` tells which [PTOUR-002]. Title, prizes and
 * rules are our extension.
 */
export const Tournament = Promo.extend({
  title: z.string(),
  currency: CurrencyCodeSchema,
  top_players: z.array(z.object({ award_place: z.int(), nickname: z.string() })),
  in_progress: z.boolean(),
  /** Groups whose members see a quest; if empty, everyone sees it [PQUEST-010]. Only for quests. */
  group_ids: z.array(z.int()),
  prizes: z.array(z.object({ place: z.int(), rewards: z.array(Reward) })),
});
export type Tournament = z.infer<typeof Tournament>;

/**
 * A quest in the form that the page uses [PENTITY-005]. Size and slug are parsed from the identifier; see PQUEST-005
 * to PQUEST-009.
 */
export const Quest = Tournament.extend({
  questSize: z.enum(['xs', 's', 'm', 'robot-s', 'robot-m']),
  questSlug: z.string(),
  levels: z.array(z.object({ point: z.object({ x: z.number(), y: z.number() }), min_bet_cents: WireAmount })),
  bets: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
});
export type Quest = z.infer<typeof Quest>;

/** The player's standing in a tournament [PENTITY-004]. */
export const TournamentStatus = z.object({
  tournament_id: z.string(),
  bets: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
  award_place: z.int().nullable(),
  nickname: z.string(),
});
export type TournamentStatus = z.infer<typeof TournamentStatus>;

/** A lottery [PENTITY-001]. Title, times and prize are our extension. */
export const Lottery = z.object({
  id: z.string(),
  slug: z.string(),
  lottery_id: z.string(),
  in_progress: z.boolean(),
  tickets: z.array(z.object({ id: z.string(), winner: z.boolean() })),
  title: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  /** Number of tickets issued, from which the chance of each ticket follows [C29]. */
  tickets_total: z.int(),
});
export type Lottery = z.infer<typeof Lottery>;

/** The player's tickets in a lottery [PENTITY-002]. */
export const LotteryStatus = z.object({ lottery_id: z.string(), tickets: z.int() });
export type LotteryStatus = z.infer<typeof LotteryStatus>;

const guest = { server: 'platform', built: false, access: 'guest', rate: 'read' } as const;
const player = { ...guest, access: 'player', onBreak: 'served' } as const;

export const tournament = endpoints({
  listTournaments: {
    ...guest,
    route: 'GET /api/tournaments',
    summary: 'Tournaments, quests, achievements and actions (PCALL-005).',
    answer: z.array(Tournament),
    refusals: [],
  },
  playerTournaments: {
    ...player,
    route: 'GET /api/tournaments/player',
    summary: 'Where the player stands in those they joined (PCALL-008).',
    answer: z.array(TournamentStatus),
    refusals: ['unauthenticated'],
  },
  recentTournaments: {
    ...guest,
    route: 'GET /api/tournaments/recent',
    summary: 'Tournaments that ended lately (PCALL-010).',
    answer: z.array(Tournament),
    refusals: [],
  },
  getTournament: {
    ...guest,
    route: 'GET /api/tournaments/{id}',
    summary: 'One tournament by id or identifier (PCALL-006).',
    ids: { id: 'public' },
    answer: Tournament,
    refusals: ['not_found'],
  },
  joinTournament: {
    ...player,
    route: 'POST /api/tournaments/{id}/confirm',
    brings: 'reward',
    summary: 'Take part (PCALL-007, PTOUR-014).',
    onBreak: 'refused',
    ids: { id: 'public' },
    rate: 'reward',
    idempotent: true,
    body: z.strictObject({ confirmed: z.literal(true) }),
    answer: TournamentStatus,
    refusals: ['rate_limited', 'unauthenticated', 'not_found', 'invalid', 'self_excluded', 'cooling_off'],
  },
  tournamentStatus: {
    ...player,
    route: 'GET /api/tournaments/{id}/status',
    summary: 'Where the player stands in one tournament (PCALL-009).',
    ids: { id: 'public' },
    answer: TournamentStatus,
    refusals: ['unauthenticated', 'not_found'],
  },
  listLotteries: {
    ...guest,
    route: 'GET /api/lotteries',
    summary: 'The lotteries (PCALL-001).',
    answer: z.array(Lottery),
    refusals: [],
  },
  lotteryStatuses: {
    ...player,
    route: 'GET /api/lotteries/statuses',
    summary: 'The player’s tickets in every lottery (PCALL-002).',
    answer: z.array(LotteryStatus),
    refusals: ['unauthenticated'],
  },
  getLottery: {
    ...guest,
    route: 'GET /api/lotteries/{slug}',
    summary: 'One lottery (PCALL-003).',
    ids: { slug: 'public' },
    answer: Lottery,
    refusals: ['not_found'],
  },
  lotteryStatus: {
    ...player,
    route: 'GET /api/lotteries/{id}/status',
    summary: 'The player’s tickets in one lottery (PCALL-004).',
    ids: { id: 'public' },
    answer: LotteryStatus,
    refusals: ['unauthenticated', 'not_found'],
  },
});
