import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const adventureRoutes = {
  getAdventure: 'GET /api/adventure',
  claimSuperPrize: 'POST /api/adventure/super-prize',
} as const satisfies Record<string, Route>;
