import * as z from 'zod';
import { ClientContext, CmsFile, CmsPage, CmsSnippet, HeaderNotice } from './content-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { locales } from '../core/locale.ts';
import { text } from '../core/text.ts';

const guest = { access: 'guest', rate: 'read', refusals: [] } as const;
const platform = { ...guest, server: 'platform', built: true } as const;
const edge = { ...guest, server: 'edge', built: true } as const;
/** The locale of the page. */
const locale = z.object({ l: text(8) });

/** Calls for CMS pages, snippets and the visitor's location. */
export const content = endpoints({
  cmsPages: {
    ...platform,
    route: 'GET /api/cms/pages',
    summary: 'The pages of the CMS (CALL-080).',
    query: locale,
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.array(CmsPage),
  },
  headerNotices: {
    ...platform,
    route: 'GET /api/header_notices',
    summary: 'The notices under the header that guests of the caller’s country are shown now (ENTITY-021).',
    query: locale,
    cache: { maxAgeSec: 15, staleSec: 86_400 },
    answer: z.array(HeaderNotice),
  },
  ownHeaderNotices: {
    ...platform,
    access: 'player',
    onBreak: 'served',
    route: 'GET /api/player/header_notices',
    summary: 'The notices under the header that the player is shown now, by country and groups (ENTITY-021).',
    query: locale,
    answer: z.array(HeaderNotice),
    refusals: ['unauthenticated'],
  },
  cmsSnippets: {
    ...platform,
    route: 'GET /api/cms/snippets',
    summary: 'The snippets of the CMS (CALL-081).',
    query: locale,
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.array(CmsSnippet),
  },
  cmsFiles: {
    ...platform,
    route: 'GET /api/cms/files',
    summary: 'The files of the CMS (CALL-082).',
    query: locale,
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: z.array(CmsFile),
  },
  cmsPage: {
    ...platform,
    route: 'GET /api/cms/pages/{id}',
    summary: 'One page by id or by a path of one segment (CALL-083, PCALL-016).',
    ids: { id: 'public' },
    query: locale,
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: CmsPage,
    refusals: ['not_found'],
  },
  cmsPageByPath: {
    ...platform,
    route: 'GET /api/cms/pages{path}',
    summary: 'One page by its path, which begins with a slash (CALL-084).',
    ids: { path: 'public' },
    query: locale,
    cache: { maxAgeSec: 60, staleSec: 86_400 },
    answer: CmsPage,
    refusals: ['not_found'],
  },
  clientContext: {
    ...edge,
    route: 'GET /client-context',
    summary: 'The country the visitor stands in and its currency (CALL-051).',
    answer: ClientContext,
  },
  messages: {
    ...edge,
    route: 'GET /messages/{lang}.json',
    summary: 'The texts of a locale; `time` changes every five minutes (CALL-052, CONST-071).',
    ids: { lang: 'public' },
    query: z.object({ time: text(40).optional() }),
    answer: z.record(z.string(), z.unknown()),
    refusals: ['not_found'],
  },
  project: {
    ...platform,
    route: 'GET /api/info/project',
    summary:
      'The name of the casino, its hosts with the main ones first, and the locale of its own country (CALL-048).',
    cache: { maxAgeSec: 300, staleSec: 86_400 },
    answer: z.object({ name: z.string(), hosts: z.array(z.string()), default_locale: z.enum(locales) }),
  },
  locales: {
    ...platform,
    route: 'GET /api/info/locales',
    summary: 'The locales of the casino; the default one is agreed for the affiliate, else the country’s (CALL-050).',
    ids: { affb_id: 'public' },
    query: z.object({ affb_id: text(40).optional(), stag: text(120).optional() }),
    answer: z.array(z.object({ code: z.enum(locales), default: z.boolean() })),
  },
});
