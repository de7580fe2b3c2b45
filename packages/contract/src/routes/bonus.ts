import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const bonusRoutes = {
  listOffers: 'GET /api/v2/bonuses',
  listBonuses: 'GET /api/player/bonuses',
  bonusHistory: 'GET /api/player/bonuses/{id}/history',
  activateBonus: 'POST /api/player/bonuses/{id}/activation',
  cancelBonus: 'DELETE /api/player/bonuses/{id}',
  depositBonuses: 'GET /api/bonuses/deposit',
  registrationBonuses: 'GET /api/bonuses/registration',
  listCashback: 'GET /api/player/cashback',
  claimCashback: 'POST /api/player/cashback/{id}/claim',
  listFreespins: 'GET /api/player/freespins',
  activateFreespins: 'POST /api/player/freespins/{id}/activation',
  cancelFreespins: 'DELETE /api/player/freespins/{id}',
  setBonusCode: 'PATCH /api/player/set_bonus_code',
  clearBonusCode: 'DELETE /api/player/clear_bonus_code',
  updateBonusSettings: 'PATCH /api/player/update_bonus_settings',
  useCoupon: 'POST /api/bonuses/coupon',
  usePromoCode: 'POST /api/v2/bonuses/promo-code',
} as const satisfies Record<string, Route>;
