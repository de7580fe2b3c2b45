import type { Send } from '@liftoff/contract/core/client';
import { sendFromBrowser } from '../../../shared/calls/send.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { libraryVersion } from '../library/version.ts';

/** Address of our own build of the library. The file for a version never changes [D15]. */
const ownLibrary = import.meta.env.DEV
  ? '/app/features/cashbox/library/payments-library.ts'
  : `/assets/payments-library/${libraryVersion}.js`;

/** Number of retries per address. A browser may cache a failed import, so each retry adds a different fragment. */
const renewed = new Map<string, number>();

/**
 * POST calls use `keepalive`, so that they are completed even if the player is leaving the page, for example when an
 * abandoned payment is cancelled.
 */
const send: Send = (route, url, init) =>
  sendFromBrowser(route, url, init.method === 'POST' ? { ...init, keepalive: true } : init);

/**
 * Loads the payments library when the cashbox is first opened [CALL-091]. Pass `anew` to retry after a failed load.
 */
export async function loadPayments(address: string = ownLibrary, anew = false): Promise<PaymentsLibrary> {
  const times = (renewed.get(address) ?? 0) + (anew ? 1 : 0);
  renewed.set(address, times);
  const library = (await import(/* @vite-ignore */ times === 0 ? address : `${address}#${times}`)) as PaymentsLibrary;
  library.config({ send });
  return library;
}
