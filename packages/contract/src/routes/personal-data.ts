import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const personalDataRoutes = {
  dataState: 'GET /api/player/data',
  askExport: 'POST /api/player/data/export',
  exportLink: 'POST /api/player/data/export/link',
  closeAccount: 'POST /api/player/closure',
} as const satisfies Record<string, Route>;
