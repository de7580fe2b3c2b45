import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { callsOf } from '../calls-of.ts';
import { listHaving } from '../require-answer.ts';
import { browserTimeZone } from '../../site/time-zone.ts';
import { sendFromBrowser } from '../send.ts';

/**
 * The calls are listed here one by one, because the contract's payment routes include paths that only the payments
 * library may contain [CALL-097].
 */
const calls = callsOf(
  {
    listPayments: 'GET /api/player/payments',
    paymentTotals: 'GET /api/player/payment_totals',
    paymentEntries: 'GET /api/player/payments/{id}/entries',
    recallPayment: 'POST /api/player/payments/{id}/recall',
  },
  sendFromBrowser,
);

/** Filters payments by kind and by month. `before` is a payment id; only older payments are returned. */
export interface PaymentsFilter {
  action?: Payment['action'];
  month?: string;
  before?: string;
  limit?: number;
}

/** Reads the player's payments, newest first [CALL-015]. */
export const readPayments = async (signal?: AbortSignal, filter: PaymentsFilter = {}) =>
  listHaving(
    await calls.listPayments({ query: { ...filter, time_zone: browserTimeZone() }, ...(signal ? { signal } : {}) }),
    'id',
    'action',
    'state',
    'steps',
  );

/** Reads the totals for the player's payments in a month, or for all payments. */
export const readPaymentTotals = (month?: string, signal?: AbortSignal) =>
  calls.paymentTotals({ query: { month, time_zone: browserTimeZone() }, ...(signal ? { signal } : {}) });

/** Reads the movements that a payment caused on the player's accounts. */
export const { paymentEntries } = calls;

/** Cancels a withdrawal that has not been sent yet [CALL-016]. */
export const { recallPayment } = calls;
