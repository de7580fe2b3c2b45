import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const accountRoutes = {
  getPlayer: 'GET /api/player',
  updatePlayer: 'PATCH /api/player',
  playerSettings: 'GET /api/player/settings',
  shownRules: 'GET /api/info/shown',
  playerStats: 'GET /api/player/stats',
  updateLocale: 'PATCH /api/player/update_locale',
  addGroups: 'POST /api/player/groups',
  checkEmail: 'POST /check-email',
  signIn: 'POST /api/users/sign_in',
  signOut: 'DELETE /api/users/sign_out',
  sessionEnd: 'GET /api/users/session_end',
  signUp: 'POST /api/users',
  currentIp: 'GET /api/current_ip',
  playerFields: 'GET /api/info/player_fields',
  listStatuses: 'GET /api/info/statuses',
  listCountries: 'GET /api/info/countries',
  subscriptions: 'GET /api/subscriptions',
  updateSubscriptions: 'PUT /api/subscriptions',
  confirmOffers: 'POST /api/subscriptions/confirmation',
  unsubscribe: 'POST /api/subscriptions/unsubscribe',
  askPasswordRestore: 'POST /api/users/password',
  setPassword: 'PUT /api/users/password',
  confirmEmail: 'GET /api/users/confirmation',
  resendConfirmation: 'POST /api/users/confirmation',
  autologin: 'POST /api/users/autologin',
  captcha: 'GET /api/captcha',
  currentTerms: 'GET /api/info/terms',
  updateAuthDetails: 'POST /api/auth_providers/update_details',
  playerDetails: 'GET /api/player/details',
  updatePlayerDetails: 'PATCH /api/player/details',
} as const satisfies Record<string, Route>;
