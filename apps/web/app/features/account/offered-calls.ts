import type { Calls } from '../../shared/calls/calls-of.ts';
import { readCountries } from '../../shared/countries.ts';
import { offeredFrom, type Offered } from './places.ts';

/**
 * The countries and currencies of registration. When the countries do not come there are none (ERR-006): the form says
 * that no account can be opened now.
 */
export async function readOffered(calls: Calls<'listCountries' | 'listCurrencies'>): Promise<Offered> {
  const [places, currencies] = await Promise.all([readCountries(calls), calls.listCurrencies({}).catch(() => null)]);
  return offeredFrom(places, currencies);
}
