import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { callsOf } from '../calls-of.ts';
import { listHaving } from '../require-answer.ts';
import { sendFromBrowser } from '../send.ts';

/** Not the noun's routes: the paths of payments are in the payments library and nowhere else (CALL-097). */
const calls = callsOf(
  {
    listPayments: 'GET /api/player/payments',
    paymentTotals: 'GET /api/player/payment_totals',
    paymentEntries: 'GET /api/player/payments/{id}/entries',
    recallPayment: 'POST /api/player/payments/{id}/recall',
  },
  sendFromBrowser,
);

/** Which payments are asked for: of one kind, of one month, and older than one of them. */
export interface PaymentsFilter {
  action?: Payment['action'];
  month?: string;
  before?: string;
  limit?: number;
}

/** The player's payments, newest first (CALL-015). */
export const readPayments = async (signal?: AbortSignal, filter: PaymentsFilter = {}) =>
  listHaving(
    await calls.listPayments({ query: filter, ...(signal ? { signal } : {}) }),
    'id',
    'action',
    'state',
    'steps',
  );

/** What the payments of a month have moved, or all of them. */
export const readPaymentTotals = (month?: string, signal?: AbortSignal) =>
  calls.paymentTotals({ query: month ? { month } : {}, ...(signal ? { signal } : {}) });

/** What a payment has moved on the player's accounts. */
export const { paymentEntries } = calls;

/** Takes a withdrawal back that has not been sent (CALL-016). */
export const { recallPayment } = calls;
