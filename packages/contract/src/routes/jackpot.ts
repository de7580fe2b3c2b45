import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const jackpotRoutes = {
  gameJackpots: 'GET /api/games/jackpots',
  listJackpots: 'GET /api/jackpots',
  jackpotWins: 'GET /api/jackpot_wins',
} as const satisfies Record<string, Route>;
