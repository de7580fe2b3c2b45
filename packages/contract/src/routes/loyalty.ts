import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const loyaltyRoutes = {
  vipProgress: 'GET /jam/vip_status_progress',
  vipManagers: 'POST /api/fe/config/managers',
} as const satisfies Record<string, Route>;
