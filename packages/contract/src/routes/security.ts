import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const securityRoutes = {
  securityState: 'GET /api/player/security',
  changePassword: 'PUT /api/player/password',
  beginTwoFactor: 'POST /api/player/two_factor/setup',
  confirmTwoFactor: 'PUT /api/player/two_factor/setup',
  turnTwoFactorOn: 'POST /api/player/two_factor',
  turnTwoFactorOff: 'DELETE /api/player/two_factor',
  renewBackupCodes: 'POST /api/player/two_factor/backup_codes',
  reauthenticate: 'POST /api/player/reauthentication',
  listSessions: 'GET /api/player/sessions',
  endSession: 'DELETE /api/player/sessions/{id}',
  endOtherSessions: 'DELETE /api/player/sessions',
  listSignIns: 'GET /api/player/sign_ins',
  changeEmail: 'POST /api/player/email',
  cancelEmailChange: 'DELETE /api/player/email',
} as const satisfies Record<string, Route>;
