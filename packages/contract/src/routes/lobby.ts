import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const lobbyRoutes = {
  listCollections: 'GET /api/games/collections',
  listProviders: 'GET /api/games/providers',
  filterGames: 'POST /api/games_filter',
  selectGames: 'POST /api/games_filter/select',
  lobbyRows: 'GET /api/games/lobby_rows',
  similarGames: 'GET /api/games/{identifier}/similar',
  playedGames: 'GET /api/player/played_games',
  favoriteGames: 'GET /api/player/favorite_games',
  addFavoriteGame: 'PUT /api/player/favorite_games/{id}',
  removeFavoriteGame: 'DELETE /api/player/favorite_games/{id}',
} as const satisfies Record<string, Route>;
