import type { Send } from '@liftoff/contract/core/client';
import { sendFromBrowser } from '../../../shared/calls/send.ts';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { libraryVersion } from '../library/version.ts';

/** Where our own build of the library stands; the version in the address never changes what it holds (D15). */
const ownLibrary = import.meta.env.DEV
  ? '/app/features/cashbox/library/payments-library.ts'
  : `/assets/payments-library/${libraryVersion}.js`;

/** How often an address was asked for anew: a browser may remember that one failed, but not with another fragment. */
const renewed = new Map<string, number>();

/** What is ordered is sent to its end, also from a page that is being left: a payment that is given up with it. */
const send: Send = (route, url, init) =>
  sendFromBrowser(route, url, init.method === 'POST' ? { ...init, keepalive: true } : init);

/** The payments library, loaded when the cashbox is first opened (CALL-091); `anew` where it did not come before. */
export async function loadPayments(address: string = ownLibrary, anew = false): Promise<PaymentsLibrary> {
  const times = (renewed.get(address) ?? 0) + (anew ? 1 : 0);
  renewed.set(address, times);
  const library = (await import(/* @vite-ignore */ times === 0 ? address : `${address}#${times}`)) as PaymentsLibrary;
  library.config({ send });
  return library;
}
