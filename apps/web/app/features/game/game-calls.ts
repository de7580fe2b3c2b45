import { makeClient, type Client } from '@liftoff/contract/client';
import type { Route } from '@liftoff/contract/endpoint';
import type { game } from '@liftoff/contract/game';
import type { lobby } from '@liftoff/contract/lobby';
import * as routes from '@liftoff/contract/routes';
import { sendFromBrowser } from '../../shared/calls/client.ts';

/** The calls of the game page. Only their route strings enter the browser; the schemas stay types. */
export type GameCalls = Pick<
  typeof game & typeof lobby,
  | 'gameFacts'
  | 'launchGame'
  | 'gameRounds'
  | 'gameSession'
  | 'latestWins'
  | 'selectGames'
  | 'listProviders'
  | 'listCollections'
  | 'filterGames'
>;

const { gameFacts, launchGame, gameRounds, gameSession, latestWins } = routes.gameRoutes;
const { selectGames, listProviders, listCollections, filterGames } = routes.lobbyRoutes;

export const gameRoutes: { [K in keyof GameCalls]: Route } = {
  gameFacts,
  launchGame,
  gameRounds,
  gameSession,
  latestWins,
  selectGames,
  listProviders,
  listCollections,
  filterGames,
};

/** The game page's calls from the browser. */
export const gameClient: Client<GameCalls> = makeClient<GameCalls>(gameRoutes, '', sendFromBrowser);
