import type { Route } from '@liftoff/contract/endpoint';
import type { lobby } from '@liftoff/contract/lobby';
import type { jackpot } from '@liftoff/contract/jackpot';
import * as routes from '@liftoff/contract/routes';

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

const { listCollections, listProviders, filterGames, lobbyRows, playedGames } = routes.lobbyRoutes;
const { favoriteGames, addFavoriteGame, removeFavoriteGame } = routes.lobbyRoutes;
const { listJackpots } = routes.jackpotRoutes;

export const lobbyRoutes: { [K in keyof LobbyCalls]: Route } = {
  listCollections,
  listProviders,
  filterGames,
  lobbyRows,
  favoriteGames,
  addFavoriteGame,
  removeFavoriteGame,
  playedGames,
  listJackpots,
};
