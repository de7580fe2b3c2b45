import type { PageContext } from '../../../page-context.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';

/** Euro price of one coin of each cryptocurrency, or an empty object if the platform does not respond [CALL-049]. */
export const loadRates = (page: PageContext): Promise<Readonly<Record<string, { EUR: string }>>> =>
  clientOf(page)
    .cryptoExchangeRates({})
    .catch(() => ({}));
