import type { Calls } from '../../../shared/calls/calls-of.ts';
import { offeredFrom, type Offered } from './places.ts';

/** What registration asks for, by its name in the log. */
type OfferedLoad = 'countries' | 'currencies' | 'client context';

/**
 * The countries and currencies of registration, and which currency it begins with (CALL-051). When the countries do not
 * come there are none (ERR-006): the form says that no account can be opened now. `failed` is told what did not come
 * (ERR-007).
 */
export async function readOffered(
  calls: Calls<'listCountries' | 'listCurrencies' | 'clientContext'>,
  failed: (load: OfferedLoad, error: unknown) => void = () => undefined,
): Promise<Offered> {
  const without =
    <T>(load: OfferedLoad, value: T) =>
    (error: unknown): T => {
      failed(load, error);
      return value;
    };
  const [places, currencies, visitor] = await Promise.all([
    calls.listCountries({}).catch(without('countries', [])),
    calls.listCurrencies({}).catch(without('currencies', null)),
    calls.clientContext({}).catch(without('client context', null)),
  ]);
  return offeredFrom(places, currencies, visitor);
}
