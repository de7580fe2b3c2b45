import { makeClient, type Client } from '@liftoff/contract/client';
import type { Route } from '@liftoff/contract/endpoint';
import type { game } from '@liftoff/contract/game';
import type { lobby } from '@liftoff/contract/lobby';
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

export const gameRoutes: { [K in keyof GameCalls]: GameCalls[K]['route'] & Route } = {
  gameFacts: 'GET /api/games/{identifier}/facts',
  launchGame: 'POST /api/games/{identifier}/launch',
  gameRounds: 'GET /api/games/{identifier}/rounds',
  gameSession: 'GET /api/games/{identifier}/session',
  latestWins: 'GET /api/games/latest_wins',
  selectGames: 'POST /api/games_filter/select',
  listProviders: 'GET /api/games/providers',
  listCollections: 'GET /api/games/collections',
  filterGames: 'POST /api/games_filter',
};

/** The game page's calls from the browser. */
export const gameClient: Client<GameCalls> = makeClient<GameCalls>(gameRoutes, '', sendFromBrowser);
