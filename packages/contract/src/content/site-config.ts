import * as z from 'zod';
import { AdventureCalendar } from '../adventure.ts';
import { Banner, SurveyConfig } from './content-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { text } from '../core/text.ts';

/**
 * Files that an operator edits and the edge serves. The requirements do not define their formats [CALL-013], so every
 * field is optional and unknown fields are accepted. A missing file is served as `{}`, and readers then use their
 * defaults.
 */
const file = { server: 'edge', built: true, access: 'guest', rate: 'read', refusals: [] } as const;
const numbers = z.array(z.int());
const logo = { image: z.string().optional(), title: z.string().optional() };

export const siteConfig = endpoints({
  stagByReferrer: {
    ...file,
    route: 'GET /api/fe/config/stag-by-referrer-name',
    summary: 'Affiliate tag by the name of the site a visitor comes from (CALL-001).',
    answer: z.record(z.string(), z.string()),
  },
  surveyConfig: {
    ...file,
    route: 'GET /api/fe/config/survey-config',
    summary: 'The survey widget (CALL-002, PENTITY-022).',
    answer: SurveyConfig.partial(),
  },
  bettingConfig: {
    ...file,
    route: 'GET /api/fe/config/betting-config',
    summary: 'Where the sports site is; without it betting links are not shown (CALL-003, ROUTE-002).',
    answer: z.looseObject({ enabled: z.boolean().optional(), url: z.string().optional() }),
  },
  vipAdventures: {
    ...file,
    route: 'GET /api/fe/config/vip-adventures',
    summary: 'The adventure calendar and the group it is for (CALL-004, PCALL-015, PBOOK-003).',
    answer: AdventureCalendar.partial(),
  },
  disabledBonuses: {
    ...file,
    route: 'GET /api/fe/config/disabled-bonuses',
    summary: 'Bonuses that are not shown (CALL-005).',
    answer: z.looseObject({ ids: z.array(z.string()).optional() }),
  },
  modifyGifts: {
    ...file,
    route: 'GET /api/fe/config/modify-gifts-config',
    summary: 'Texts and pictures of gifts by their group (CALL-006).',
    answer: z.record(z.string(), z.unknown()),
  },
  excludedPromoStags: {
    ...file,
    route: 'GET /api/fe/config/excluded-promo-stags',
    summary: 'Affiliate tags whose players see no promotions (CALL-007).',
    answer: z.looseObject({ stags: z.array(z.string()).optional() }),
  },
  currencyConfig: {
    ...file,
    route: 'GET /api/fe/config/currency-config',
    summary: 'The currencies that are offered, in order, in place of the default ones (CALL-008, CONST-033).',
    answer: z.looseObject({ enabled: z.array(z.string()).optional() }),
  },
  logoConfig: {
    ...file,
    route: 'GET /api/fe/config/logo-config',
    summary: 'Another logo, for a season or a host (CALL-009, SHELL-020).',
    answer: z.looseObject({ ...logo, hosts: z.record(z.string(), z.looseObject(logo)).optional() }),
  },
  menuCategories: {
    ...file,
    route: 'GET /api/fe/config/menu-categories-games',
    summary: 'The categories of the games menu, in order (CALL-010).',
    answer: z.looseObject({ categories: z.array(z.string()).optional() }),
  },
  additionalGifts: {
    ...file,
    route: 'GET /api/fe/config/additional-gifts',
    summary: 'The gift offered beside a deposit (CALL-011, ROLE-021).',
    answer: z.looseObject({ gifts: z.array(z.unknown()).optional() }),
  },
  managedPages: {
    ...file,
    route: 'GET /api/fe/config/manage-promotion-pages',
    summary: 'Which promotion pages are open, by slug (PCALL-011, PROUTE-033).',
    answer: z.record(z.string(), z.boolean()),
  },
  bannersConfig: {
    ...file,
    route: 'GET /api/fe/config/banners-config',
    summary: 'The banners with their texts in a locale (PCALL-012, PENTITY-019).',
    query: z.object({ locale: text(8).optional() }),
    answer: z.object({ banners: z.array(Banner).optional() }),
  },
  wheelConfig: {
    ...file,
    route: 'GET /api/fe/config/wheel-config',
    summary: 'The prize wheel (PCALL-013).',
    answer: z.looseObject({ groups: numbers.optional() }),
  },
  brandConfig: {
    ...file,
    route: 'GET /api/fe/config/brand-config',
    summary: 'Name, contacts, licences and partners of the brand, as the footer shows them (SHELL-058 to SHELL-074).',
    answer: z.looseObject({
      name: z.string().optional(),
      product: z.string().optional(),
      paymentsLibrary: z.string().optional(),
    }),
  },
});

/** The documents that staff have edited in the console. The edge serves them in place of its files. */
export const siteDocuments = endpoints({
  siteDocuments: {
    server: 'platform',
    built: true,
    access: 'guest',
    rate: 'read',
    route: 'GET /api/info/site_documents',
    summary: 'The files of the site that staff have edited in the console, by name; null for one that was removed.',
    answer: z.record(z.string(), z.unknown()),
    refusals: [],
  },
});
