import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const compPointsRoutes = {
  compPoints: 'GET /api/player/comp_points',
  pointsHistory: 'GET /api/player/comp_points/history',
  earningRates: 'GET /api/comp_points/earning',
  moneyRates: 'GET /api/comp_points/rates/money',
  rates: 'GET /api/comp_points/rates/{type}',
  exchangeMoney: 'POST /api/comp_points/exchange/money',
  exchange: 'POST /api/comp_points/exchange/{type}',
  levels: 'GET /api/player/levels',
} as const satisfies Record<string, Route>;
