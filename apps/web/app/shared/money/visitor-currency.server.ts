import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';

/**
 * The currency offered first to a visitor: the brand's currency or, if it has none, the currency of the visitor's
 * country if accounts can be opened in it [CALL-051] [I18N-021]. If the platform does not respond, the country's
 * currency.
 */
export const currencyOfVisitor = (page: Pick<PageContext, 'send' | 'country'>): Promise<CurrencyCode> =>
  clientOf(page)
    .clientContext({})
    .then(
      ({ default_currency: currency }) => currency,
      () => currencyOfCountry(page.country),
    );
