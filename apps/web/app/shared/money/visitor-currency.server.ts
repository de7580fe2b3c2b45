import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';

/**
 * The currency that is offered first to a visitor: the brand's own, else that of their country where accounts are opened
 * in it (CALL-051, I18N-021); where that is not answered, their country's.
 */
export const currencyOfVisitor = (page: Pick<PageContext, 'send' | 'country'>): Promise<CurrencyCode> =>
  clientOf(page)
    .clientContext({})
    .then(
      ({ default_currency: currency }) => currency,
      () => currencyOfCountry(page.country),
    );
