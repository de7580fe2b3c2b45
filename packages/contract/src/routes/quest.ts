import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const questRoutes = {
  listQuests: 'GET /api/quests',
  listChallenges: 'GET /api/achievements',
  questStatuses: 'GET /api/quests/player',
} as const satisfies Record<string, Route>;
