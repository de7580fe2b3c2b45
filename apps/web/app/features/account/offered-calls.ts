import type { account } from '@liftoff/contract/account';
import { makeClient, type Send } from '@liftoff/contract/client';
import { accountRoutes, walletRoutes } from '@liftoff/contract/routes';
import type { wallet } from '@liftoff/contract/wallet';
import { offeredFrom, type Offered } from './places.ts';

const { listCountries } = accountRoutes;
const { listCurrencies } = walletRoutes;
type OfferedCalls = Pick<typeof account & typeof wallet, 'listCountries' | 'listCurrencies'>;

/**
 * The countries and currencies of registration. When the countries do not come there are none (ERR-006): the form says
 * that no account can be opened now.
 */
export async function readOffered(send: Send): Promise<Offered> {
  const client = makeClient<OfferedCalls>({ listCountries, listCurrencies }, '', send);
  const [places, currencies] = await Promise.all([
    client.listCountries({}).catch(() => []),
    client.listCurrencies({}).catch(() => null),
  ]);
  return offeredFrom(places, currencies);
}
