import { sendFromBrowser } from '../../shared/calls/send.ts';
import type { PaymentsLibrary } from './library/payments-api.ts';
import { libraryVersion } from './library/version.ts';

/** Where our own build of the library stands; the version in the address never changes what it holds (D15). */
export const ownLibrary = import.meta.env.DEV
  ? '/app/features/cashbox/library/payments-library.ts'
  : `/assets/payments-library/${libraryVersion}.js`;

const loaded = new Map<string, Promise<PaymentsLibrary>>();

/** The payments library, loaded when the cashbox is first opened (CALL-091). */
export function loadPayments(address: string = ownLibrary): Promise<PaymentsLibrary> {
  const known = loaded.get(address);
  if (known) return known;
  const asked = import(/* @vite-ignore */ address).then((library: PaymentsLibrary) => {
    library.config({ send: sendFromBrowser });
    return library;
  });
  loaded.set(address, asked);
  asked.catch(() => loaded.delete(address));
  return asked;
}
