import type { Game, lobby } from '@liftoff/contract/lobby/lobby';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import type { Catalogue } from './catalogue.ts';
import { addFavorite, favoritesOf, removeFavorite } from './favorites.ts';
import { filterGames } from './filter-games.ts';
import type { Lobby } from './lobby.ts';
import { playedGamesOf } from './played-games.ts';
import { similarGames } from './similar-games.ts';

/**
 * The `accept-client` header of a client that wants ids only [CALL-060]; any other client gets full games [CALL-059].
 */
const idsOnly = 'application/vnd.s.v2+json';

const gamesOf = (catalogue: Catalogue, slugs: readonly string[]): Game[] =>
  slugs.flatMap(slug => catalogue.bySlug.get(slug)?.game ?? []);

/** Handlers for the lobby calls. Every game supports both devices, so `device` changes nothing. */
export function lobbyHandlers(platform: Platform, games: Lobby): Handlers<typeof lobby> {
  const { db, deps } = platform;
  return {
    listCollections: async () => [...(await games.catalogue()).collections],
    listProviders: async () => [...(await games.catalogue()).providers],
    filterGames: async ({ body }) => filterGames(await games.catalogue(), body),
    selectGames: async ({ body }) => gamesOf(await games.catalogue(), body.game_ids),
    lobbyRows: async ({ query }, call) =>
      await games.rows((query.country ?? call.country ?? platform.config.defaultCountry).toUpperCase()),
    similarGames: async ({ params }) => {
      const catalogue = await games.catalogue();
      const game = catalogue.bySlug.get(params.identifier);
      return game ? similarGames(catalogue, game).map(entry => entry.game) : refuse('not_found');
    },
    playedGames: async (_input, call) => {
      return gamesOf(await games.catalogue(), await playedGamesOf(db, call.player.id));
    },
    favoriteGames: async (_input, call) => {
      const slugs = await favoritesOf(db, call.player.id);
      call.setHeader('vary', 'accept-client');
      return call.header('accept-client') === idsOnly ? slugs : gamesOf(await games.catalogue(), slugs);
    },
    addFavoriteGame: async ({ params }, call) => {
      if (!(await games.catalogue()).bySlug.has(params.id)) return refuse('not_found');
      await addFavorite(db, call.player.id, params.id, deps.now());
      return undefined;
    },
    removeFavoriteGame: async ({ params }, call) => {
      await removeFavorite(db, call.player.id, params.id);
      return undefined;
    },
  };
}
