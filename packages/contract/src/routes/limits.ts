import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const limitsRoutes = {
  listLimits: 'GET /api/user_limits',
  limitOptions: 'GET /api/user_limits/options',
  helpLines: 'GET /api/help_lines',
  setLimit: 'POST /api/user_limits',
  removeLimit: 'DELETE /api/user_limits/{id}',
  confirmLimit: 'POST /api/user_limits/confirm',
  realityCheck: 'GET /api/player/reality_check',
  setRealityCheck: 'PUT /api/player/reality_check',
  answerRealityCheck: 'POST /api/player/reality_check/answers',
  loginHours: 'GET /api/player/login_hours',
  setLoginHours: 'PUT /api/player/login_hours',
} as const satisfies Record<string, Route>;
