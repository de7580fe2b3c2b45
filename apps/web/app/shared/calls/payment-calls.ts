import { callsOf } from './calls-of.ts';
import { sendFromBrowser } from './send.ts';

/** Not the noun's routes: the paths of payments are in the payments library and nowhere else (CALL-097). */
const calls = callsOf(
  { listPayments: 'GET /api/player/payments', recallPayment: 'POST /api/player/payments/{id}/recall' },
  sendFromBrowser,
);

/** The player's payments, newest first (CALL-015). */
export const readPayments = (signal?: AbortSignal) => calls.listPayments(signal ? { signal } : {});

/** Takes a withdrawal back that has not been sent (CALL-016). */
export const { recallPayment } = calls;
