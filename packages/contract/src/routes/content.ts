import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const contentRoutes = {
  cmsPages: 'GET /api/cms/pages',
  headerNotices: 'GET /api/header_notices',
  ownHeaderNotices: 'GET /api/player/header_notices',
  cmsSnippets: 'GET /api/cms/snippets',
  cmsFiles: 'GET /api/cms/files',
  cmsPage: 'GET /api/cms/pages/{id}',
  cmsPageByPath: 'GET /api/cms/pages{path}',
  clientContext: 'GET /client-context',
  messages: 'GET /messages/{lang}.json',
  project: 'GET /api/info/project',
  locales: 'GET /api/info/locales',
} as const satisfies Record<string, Route>;
