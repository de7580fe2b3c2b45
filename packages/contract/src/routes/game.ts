import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const gameRoutes = {
  gameFacts: 'GET /api/games/{identifier}/facts',
  gameModel: 'GET /api/games/{identifier}/model',
  launchGame: 'POST /api/games/{identifier}/launch',
  gameRounds: 'GET /api/games/{identifier}/rounds',
  gameSession: 'GET /api/games/{identifier}/session',
  latestWins: 'GET /api/games/latest_wins',
  playerRounds: 'GET /api/player/rounds',
  playerRound: 'GET /api/player/rounds/{id}',
  netResult: 'GET /api/player/net_result',
  frameStart: 'POST /frame/api/start',
  frameBet: 'POST /frame/api/bet',
  frameAct: 'POST /frame/api/rounds/{id}/acts',
  frameRound: 'GET /frame/api/rounds/{id}',
  frameRounds: 'GET /frame/api/rounds',
  frameRoundsShown: 'POST /frame/api/shown_rounds',
  frameBalance: 'GET /frame/api/balance',
  frameSeeds: 'GET /frame/api/seeds',
  frameRotateSeeds: 'POST /frame/api/seeds/rotate',
  frameTable: 'GET /frame/api/table',
} as const satisfies Record<string, Route>;
