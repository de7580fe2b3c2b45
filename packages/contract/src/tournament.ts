import * as z from 'zod';
import { endpoints } from './core/endpoint.ts';
import { CurrencyCodeSchema, WireAmount } from './core/money.ts';
import { Reward } from './reward.ts';
import { PrintedTerms } from './tournament-terms.ts';

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
 * A promotion as the hub of promotions lists it. `slug` is the last part of its page's address; title, type and slug are
 * our extension.
 */
export const ListedPromotion = Promo.extend({
  type: z.enum(['tournament', 'producers', 'quest', 'action', 'achievement', 'lottery']),
  slug: z.string(),
  title: z.string(),
});
export type ListedPromotion = z.infer<typeof ListedPromotion>;

/**
 * A player on a board. `points` is the score in points, with up to six decimals. `is_sandbox` marks players who exist
 * only for demonstration.
 */
export const BoardRow = z.object({
  award_place: z.int(),
  nickname: z.string(),
  points: z.number(),
  is_sandbox: z.boolean(),
});
export type BoardRow = z.infer<typeof BoardRow>;

/**
 * A tournament or quest [PENTITY-003]; the prefix of `frontend_identifier` tells which [PTOUR-002]. Title, terms and
 * state are our extension.
 */
export const Tournament = Promo.extend({
  title: z.string(),
  currency: CurrencyCodeSchema,
  /** The best players, with their place. Empty before the start. */
  top_players: z.array(BoardRow),
  in_progress: z.boolean(),
  /** Groups whose members can take part; if empty, everyone can [PQUEST-010]. */
  group_ids: z.array(z.int()),
  prizes: z.array(z.object({ place: z.int(), rewards: z.array(Reward) })),
  /** The terms that the page prints as rules. */
  terms: PrintedTerms,
  /** Number of players on the board. */
  players: z.int(),
  /** When the last round can settle: the end plus the grace. Until then, and until `is_final`, places can change. */
  closes_at: z.string(),
  is_final: z.boolean(),
  is_cancelled: z.boolean(),
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

/**
 * The player's standing in a tournament [PENTITY-004]. `bets` are the counted stakes of own money, and `award_place` is
 * `null` while the player is not on the board.
 */
export const TournamentStatus = z.object({
  tournament_id: z.string(),
  title: z.string(),
  frontend_identifier: z.string(),
  bets: z.array(z.object({ currency: CurrencyCodeSchema, amount_cents: WireAmount })),
  award_place: z.int().nullable(),
  nickname: z.string(),
  points: z.number(),
  rounds: z.int(),
  /** Rounds that still count; `null` if their number is not limited [PX-65]. */
  rounds_left: z.int().nullable(),
  /** The place to aim for and the points missing to it; `null` for the first place and once the places are final. */
  next: z.object({ place: z.int(), points: z.number() }).nullable(),
  /** The players directly above and below, and the player. Empty while the player is not on the board. */
  around: z.array(BoardRow),
  joined_at: z.string(),
  /** When the prizes of the place were given; `null` before that and without a prize. */
  awarded_at: z.string().nullable(),
  /** When staff took the player off the board for good; `null` for everyone else. */
  disqualified_at: z.string().nullable(),
  /**
   * The games whose rounds count for the player until a moment; if both lists are empty, all games. `null` while no
   * round of the player can count.
   */
  counting: z.object({ games: z.array(z.string()), categories: z.array(z.string()), until: z.string() }).nullable(),
});
export type TournamentStatus = z.infer<typeof TournamentStatus>;

const guest = { server: 'platform', built: false, access: 'guest', rate: 'read' } as const;
const player = { ...guest, access: 'player', onBreak: 'served' } as const;

/** Boards change with every round, so a guest's answer is reused only for a moment. */
const builtGuest = { ...guest, built: true, cache: { maxAgeSec: 2, staleSec: 86_400 } } as const;
const builtPlayer = { ...player, built: true } as const;

export const tournament = endpoints({
  listPromotions: {
    ...guest,
    built: true,
    access: 'optional',
    cache: { maxAgeSec: 15, staleSec: 86_400, guestsOnly: true },
    route: 'GET /api/promotions',
    summary: 'The promotions that the caller may see: tournaments, quests, actions, achievements and lotteries.',
    answer: z.array(ListedPromotion),
    refusals: [],
  },
  listTournaments: {
    ...builtGuest,
    route: 'GET /api/tournaments',
    summary: 'Tournaments, quests, achievements and actions (PCALL-005).',
    answer: z.array(Tournament),
    refusals: [],
  },
  playerTournaments: {
    ...builtPlayer,
    route: 'GET /api/tournaments/player',
    summary: 'The player’s standings in the tournaments they joined (PCALL-008).',
    answer: z.array(TournamentStatus),
    refusals: ['unauthenticated'],
  },
  tournamentReminders: {
    ...builtPlayer,
    route: 'GET /api/tournaments/reminders',
    summary: 'The future tournaments of which the player wants to be reminded.',
    answer: z.array(z.object({ tournament_id: z.string() })),
    refusals: ['unauthenticated'],
  },
  recentTournaments: {
    ...builtGuest,
    route: 'GET /api/tournaments/recent',
    summary: 'Tournaments that ended lately (PCALL-010).',
    answer: z.array(Tournament),
    refusals: [],
  },
  getTournament: {
    ...builtGuest,
    route: 'GET /api/tournaments/{id}',
    summary: 'One tournament by id or identifier (PCALL-006).',
    ids: { id: 'public' },
    answer: Tournament,
    refusals: ['not_found'],
  },
  tournamentBoard: {
    ...builtGuest,
    route: 'GET /api/tournaments/{id}/board',
    summary: 'A page of fifty places of a tournament’s board.',
    ids: { id: 'public' },
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    answer: z.object({ players: z.int(), rows: z.array(BoardRow) }),
    refusals: ['not_found', 'invalid'],
  },
  addTournamentReminder: {
    ...builtPlayer,
    brings: 'nothing',
    route: 'PUT /api/tournaments/{id}/reminder',
    summary: 'Remind the player when a future tournament starts; asking twice is the same as once.',
    onBreak: 'refused',
    ids: { id: 'public' },
    rate: 'write',
    status: 204,
    idempotent: true,
    answer: z.undefined(),
    refusals: [
      'rate_limited',
      'unauthenticated',
      'not_found',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
    ],
  },
  removeTournamentReminder: {
    ...builtPlayer,
    brings: 'nothing',
    route: 'DELETE /api/tournaments/{id}/reminder',
    summary: 'Remove a reminder.',
    ids: { id: 'public' },
    rate: 'write',
    status: 204,
    idempotent: true,
    answer: z.undefined(),
    refusals: ['rate_limited', 'unauthenticated', 'not_found'],
  },
  joinTournament: {
    ...builtPlayer,
    route: 'POST /api/tournaments/{id}/confirm',
    brings: 'reward',
    summary: 'Take part (PCALL-007, PTOUR-014).',
    onBreak: 'refused',
    ids: { id: 'public' },
    rate: 'reward',
    idempotent: true,
    body: z.strictObject({ confirmed: z.literal(true) }),
    answer: TournamentStatus,
    refusals: [
      'rate_limited',
      'unauthenticated',
      'not_found',
      'invalid',
      'under_age',
      'country_closed',
      'self_excluded',
      'cooling_off',
      'limit_reached',
      'profile_incomplete',
      'idempotency_mismatch',
    ],
  },
  tournamentStatus: {
    ...builtPlayer,
    route: 'GET /api/tournaments/{id}/status',
    summary: 'The player’s standing in one tournament (PCALL-009).',
    ids: { id: 'public' },
    answer: TournamentStatus,
    refusals: ['unauthenticated', 'not_found'],
  },
});
