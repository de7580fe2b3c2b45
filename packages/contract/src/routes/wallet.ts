import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const walletRoutes = {
  listAccounts: 'GET /api/player/accounts',
  openAccount: 'POST /api/player/accounts',
  listCurrencies: 'GET /api/info/currencies',
  cryptoExchangeRates: 'GET /api/info/crypto_exchange_rates',
} as const satisfies Record<string, Route>;
