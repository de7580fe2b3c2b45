import type { account } from '@liftoff/contract/account';
import { makeClient } from '@liftoff/contract/client';
import { accountRoutes } from '@liftoff/contract/routes';
import { sendFromBrowser } from '../../shared/calls/client.ts';
import type { Place } from './places.ts';

const { listCountries } = accountRoutes;
const client = makeClient<Pick<typeof account, 'listCountries'>>({ listCountries }, '', sendFromBrowser);
let asked: Promise<readonly Place[]> | undefined;

/**
 * The countries of the form, asked for once when registration opens over a page. When they do not come the answer is
 * empty and stays so until the page is loaded anew (ERR-006): the form says that no account can be opened now.
 */
export function fetchPlaces(): Promise<readonly Place[]> {
  asked ??= client.listCountries({}).catch(() => []);
  return asked;
}
