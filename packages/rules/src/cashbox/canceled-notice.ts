import type { Payment } from '@liftoff/contract/cashbox/cashbox';

/** How long after it ends a canceled deposit is announced, in milliseconds [CONST-067]. */
export const canceledNoticeMs = 5 * 60_000;

/**
 * Finds the canceled deposit to announce: the newest payment, if it ended less than five minutes ago and was not the
 * last one announced [STATE-053] [STATE-054]. `payments` are newest first; `now` is the platform's time in
 * milliseconds.
 */
export function canceledToAnnounce(
  [newest]: readonly Pick<Payment, 'id' | 'action' | 'state' | 'finished_at' | 'amount_cents' | 'currency'>[],
  lastAnnounced: string,
  now: number,
): Pick<Payment, 'id' | 'amount_cents' | 'currency'> | null {
  if (newest?.action !== 'deposit' || newest.state !== 'canceled' || newest.finished_at === null) return null;
  const isRecent = now - Date.parse(newest.finished_at) < canceledNoticeMs;
  return isRecent && newest.id !== lastAnnounced ? newest : null;
}
