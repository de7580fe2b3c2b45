import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const lootboxRoutes = {
  listLootboxes: 'GET /api/player/lootboxes',
  openLootbox: 'POST /api/player/lootboxes/{id}/activation',
  wheelSegments: 'GET /api/fe/config/wheel-config-segments',
} as const satisfies Record<string, Route>;
