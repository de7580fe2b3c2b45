import type { Route } from '@liftoff/contract/endpoint';
import type { lobby } from '@liftoff/contract/lobby';
import type { jackpot } from '@liftoff/contract/jackpot';

/** The calls that lobby pages make. Only their route strings enter the browser; the schemas stay types. */
export type LobbyCalls = Pick<
  typeof lobby & typeof jackpot,
  | 'listCollections'
  | 'listProviders'
  | 'filterGames'
  | 'lobbyRows'
  | 'favoriteGames'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'playedGames'
  | 'listJackpots'
>;

export const lobbyRoutes: { [K in keyof LobbyCalls]: LobbyCalls[K]['route'] & Route } = {
  listCollections: 'GET /api/games/collections',
  listProviders: 'GET /api/games/providers',
  filterGames: 'POST /api/games_filter',
  lobbyRows: 'GET /api/games/lobby_rows',
  favoriteGames: 'GET /api/player/favorite_games',
  addFavoriteGame: 'PUT /api/player/favorite_games/{id}',
  removeFavoriteGame: 'DELETE /api/player/favorite_games/{id}',
  playedGames: 'GET /api/player/played_games',
  listJackpots: 'GET /api/jackpots',
};
