import * as z from 'zod';
import { endpoints } from '../core/endpoint.ts';
import {
  gameFeatures,
  leastReturns,
  mostNarrowedStudios,
  narrowedParts,
  narrowedVolatilities,
  winKinds,
} from '../game/game-filters.ts';
import { CountryCode, text, trimmedText } from '../core/text.ts';

/** Position within a paginated list [ENTITY-011]. */
export const Pagination = z.object({
  current_page: z.int(),
  next_page: z.int().nullable(),
  prev_page: z.int().nullable(),
  total_pages: z.int(),
  total_count: z.int(),
});
export type Pagination = z.infer<typeof Pagination>;

export const BadgeKind = z.enum(['top', 'new', 'bonus-wagering', 'jackpot', 'mystic-jackpots']);
export type BadgeKind = z.infer<typeof BadgeKind>;

/**
 * A game in lists [ENTITY-008]. `currencies` maps each accepted currency to the game's id in it; FUN is demo play.
 */
export const Game = z.object({
  identifier: z.string(),
  title: z.string(),
  name: z.string(),
  slug: z.string(),
  seo_title: z.string(),
  /** The provider's slug, used as `{producer}` in /play/{producer}/{name}. */
  provider: z.string(),
  categories: z.array(z.string()),
  currencies: z.record(z.string(), z.object({ id: z.int() })),
  collections: z.record(z.string(), z.int()),
  has_demo_mode: z.boolean(),
  /** Address of the portrait picture without its width, `/pictures/poster/{slug}`; append `-{192|288|384}.webp`. */
  preview: z.string(),
  badges: z.array(z.object({ type: BadgeKind, theme: z.enum(['neutral', 'brand', 'reward']) })),
  last_activity_at: z.string().nullable(),
  /** Dominant dark colour of the picture, shown until the picture has loaded. */
  tint: z.string(),
});
export type Game = z.infer<typeof Game>;

/** A game provider [ENTITY-009]. Has a title, a name or both; the title is preferred for display. */
export const Provider = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string().optional(),
  name: z.string().optional(),
  games_count: z.int(),
  /** Our extension: number of games available as a demo. */
  demo_count: z.int().optional(),
  /**
   * Our extension: the lowest and highest return to player among the provider's games, in percent, using each game's
   * lower bound, rounded down to one decimal; `null` if unknown.
   */
  returns: z.object({ lowest: z.number(), highest: z.number() }).nullable().optional(),
  /** Our extension: the slugs of the provider's three most popular games. */
  covers: z.array(z.string()).optional(),
});
export type Provider = z.infer<typeof Provider>;

/**
 * A category with its number of games [ENTITY-010]. Country-specific variants are named `{category}-{country}`
 * [VALID-059].
 */
export const Collection = z.object({ id: z.string(), title: z.string(), games_count: z.int() });
export type Collection = z.infer<typeof Collection>;

export const Device = z.enum(['mobile', 'desktop']);
export const pageSizeDefault = 40;
export const pageSizeMax = 100;

/**
 * Our extension: narrows a list of games. A game must match all given parts: one of the studios, all of the features,
 * one of the ways to win, one of the volatilities, and the minimum return.
 */
export const GamesNarrowing = z.strictObject({
  providers: z.array(text(80)).min(1).max(mostNarrowedStudios).optional(),
  features: z.array(z.enum(gameFeatures)).min(1).max(gameFeatures.length).optional(),
  pays: z.array(z.enum(winKinds)).min(1).max(winKinds.length).optional(),
  volatility: z.array(z.enum(narrowedVolatilities)).min(1).max(narrowedVolatilities.length).optional(),
  min_return: z.literal(leastReturns).optional(),
});
export type GamesNarrowing = z.infer<typeof GamesNarrowing>;

const counted = z.record(z.string(), z.int());

/** Number of games that each choice would leave, with the other parts of the narrowing unchanged. */
export const GamesFacets = z.object({
  providers: counted,
  features: counted,
  pays: counted,
  volatility: counted,
  min_return: counted,
});
export type GamesFacets = z.infer<typeof GamesFacets>;

/**
 * A filtered game list. Each call uses one kind of filter [CALL-056] [CALL-057]. A title has 3 to 64 characters, and
 * the best match comes first. Several providers match games from each of them; several categories match only games
 * that are in all of them. `sort`, `narrow` and `facets` are our extensions.
 */
export const GamesFilterBody = z.strictObject({
  device: Device,
  filter: z.union([
    z.strictObject({ providers: z.array(text(80)).min(1).max(50) }),
    z.strictObject({ title: trimmedText(64).min(3) }),
    z.strictObject({ categories: z.array(text(80)).min(1).max(20) }),
    z.strictObject({}),
  ]),
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(pageSizeMax).default(pageSizeDefault),
  sort: z.enum(['popular', 'new', 'title', 'return']).default('popular'),
  narrow: GamesNarrowing.optional(),
  /** Whether the response includes the number of games that each choice would leave. */
  facets: z.boolean().default(false),
});
export type GamesFilterBody = z.infer<typeof GamesFilterBody>;

const guest = { server: 'platform', access: 'guest', built: true, brings: 'nothing' } as const;

export const lobby = endpoints({
  listCollections: {
    ...guest,
    route: 'GET /api/games/collections',
    summary: 'The categories of the lobby with the number of games that can be played in each (CALL-054).',
    rate: 'read',
    cache: { maxAgeSec: 30, staleSec: 86_400 },
    answer: z.array(Collection),
    refusals: [],
  },
  listProviders: {
    ...guest,
    route: 'GET /api/games/providers',
    summary: 'The studios with the number of their games that can be played (CALL-055).',
    rate: 'read',
    cache: { maxAgeSec: 30, staleSec: 86_400 },
    answer: z.array(Provider),
    refusals: [],
  },
  filterGames: {
    ...guest,
    route: 'POST /api/games_filter',
    summary: 'One page of games by providers, title or categories (CALL-056, CALL-057).',
    rate: 'games-filter',
    cache: { maxAgeSec: 15, staleSec: 86_400 },
    body: GamesFilterBody,
    answer: z.object({
      data: z.array(Game),
      pagination: Pagination,
      /** Our extension: the corrected search term, used because no game matched the entered title. */
      corrected: z.string().optional(),
      /** Our extension: only present if requested with `facets`. */
      facets: GamesFacets.optional(),
      /**
       * Our extension: if the narrowing leaves no games, the number of games found when each of its parts is removed.
       */
      without: z.partialRecord(z.enum(narrowedParts), z.int()).optional(),
    }),
    refusals: ['rate_limited', 'invalid'],
  },
  selectGames: {
    ...guest,
    route: 'POST /api/games_filter/select',
    summary: 'Games by identifier, in the order asked for; unknown ones are left out (CALL-058).',
    ids: { game_ids: 'public' },
    rate: 'games-filter',
    cache: { maxAgeSec: 15, staleSec: 86_400 },
    body: z.strictObject({ game_ids: z.array(text(120)).max(pageSizeMax), device: Device }),
    answer: z.array(Game),
    refusals: ['rate_limited', 'invalid'],
  },
  lobbyRows: {
    ...guest,
    route: 'GET /api/games/lobby_rows',
    summary:
      'The rows of the main lobby in one answer: collection, title, number of games and the first 15 (CONST-007).',
    rate: 'read',
    cache: { maxAgeSec: 15, staleSec: 86_400 },
    query: z.object({ device: Device.default('desktop'), country: CountryCode.optional() }),
    answer: z.array(z.object({ id: z.string(), title: z.string(), total: z.int(), games: z.array(Game) })),
    refusals: ['invalid'],
  },
  similarGames: {
    ...guest,
    route: 'GET /api/games/{identifier}/similar',
    summary: 'Up to 15 games to play that are most like one: by engine, ways to win, volatility, features and studio.',
    ids: { identifier: 'public' },
    rate: 'read',
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.array(Game),
    refusals: ['not_found'],
  },
  playedGames: {
    ...guest,
    access: 'player',
    route: 'GET /api/player/played_games',
    summary: 'The player’s recently played games, newest first (CALL-025).',
    onBreak: 'served',
    rate: 'read',
    answer: z.array(Game),
    refusals: ['unauthenticated'],
  },
  favoriteGames: {
    ...guest,
    access: 'player',
    route: 'GET /api/player/favorite_games',
    summary: 'Favourites: full games, or ids only with accept-client: application/vnd.s.v2+json (CALL-059, CALL-060).',
    onBreak: 'served',
    rate: 'read',
    answer: z.union([z.array(Game), z.array(z.string())]),
    refusals: ['unauthenticated'],
  },
  addFavoriteGame: {
    ...guest,
    access: 'player',
    route: 'PUT /api/player/favorite_games/{id}',
    summary: 'Add a favourite; adding twice is the same as once (CALL-061).',
    onBreak: 'served',
    ids: { id: 'public' },
    rate: 'write',
    status: 204,
    idempotent: true,
    answer: z.undefined(),
    refusals: ['unauthenticated', 'not_found'],
  },
  removeFavoriteGame: {
    ...guest,
    access: 'player',
    route: 'DELETE /api/player/favorite_games/{id}',
    summary: 'Remove a favourite (CALL-062).',
    onBreak: 'served',
    ids: { id: 'public' },
    rate: 'write',
    status: 204,
    idempotent: true,
    answer: z.undefined(),
    refusals: ['unauthenticated'],
  },
});
