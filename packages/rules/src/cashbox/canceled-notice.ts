import type { Payment } from '@liftoff/contract/cashbox/cashbox';

/** CONST-067: milliseconds after its end in which a canceled deposit is announced. */
export const canceledNoticeMs = 5 * 60_000;

/**
 * The canceled deposit to announce: the newest payment, where it ended less than five minutes ago and is not the one
 * that was announced last (STATE-053, STATE-054). `payments` are newest first, `now` is milliseconds of the platform's clock.
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
