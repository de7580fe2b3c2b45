import type { Calls } from '../../../shared/calls/calls-of.ts';
import { offeredFrom, type Offered } from './places.ts';

/** The data that registration loads, named as in the log. */
type OfferedLoad = 'countries' | 'currencies' | 'client context';

/**
 * Loads the countries and currencies for registration, and the visitor's default currency [CALL-051]. If the
 * countries fail to load, the list is empty and the form says that accounts cannot be opened at the moment [ERR-006].
 * `failed` is called for each failed load [ERR-007].
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
