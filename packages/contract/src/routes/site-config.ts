import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const siteConfigRoutes = {
  stagByReferrer: 'GET /api/fe/config/stag-by-referrer-name',
  surveyConfig: 'GET /api/fe/config/survey-config',
  bettingConfig: 'GET /api/fe/config/betting-config',
  vipAdventures: 'GET /api/fe/config/vip-adventures',
  disabledBonuses: 'GET /api/fe/config/disabled-bonuses',
  modifyGifts: 'GET /api/fe/config/modify-gifts-config',
  excludedPromoStags: 'GET /api/fe/config/excluded-promo-stags',
  currencyConfig: 'GET /api/fe/config/currency-config',
  logoConfig: 'GET /api/fe/config/logo-config',
  menuCategories: 'GET /api/fe/config/menu-categories-games',
  additionalGifts: 'GET /api/fe/config/additional-gifts',
  managedPages: 'GET /api/fe/config/manage-promotion-pages',
  bannersConfig: 'GET /api/fe/config/banners-config',
  wheelConfig: 'GET /api/fe/config/wheel-config',
  brandConfig: 'GET /api/fe/config/brand-config',
} as const satisfies Record<string, Route>;
