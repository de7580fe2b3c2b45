import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const cashboxRoutes = {
  listPayments: 'GET /api/player/payments',
  paymentTotals: 'GET /api/player/payment_totals',
  paymentInfo: 'GET /api/payment_methods',
  paymentMethods: 'GET /payments/methods',
  paymentMethodFields: 'GET /payments/methods/{id}/fields',
  createDeposit: 'POST /payments/deposits',
  createWithdrawal: 'POST /payments/withdrawals',
  getPayment: 'GET /payments/{id}',
  cancelDeposit: 'POST /payments/{id}/cancel',
  paymentWebhook: 'POST /webhooks/payments/{provider}',
  paymentEntries: 'GET /api/player/payments/{id}/entries',
  recallPayment: 'POST /api/player/payments/{id}/recall',
  checkTransaction: 'POST /api/users/transaction',
} as const satisfies Record<string, Route>;
