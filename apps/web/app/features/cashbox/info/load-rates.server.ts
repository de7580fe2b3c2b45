import type { PageContext } from '../../../page-context.ts';
import { clientOf } from '../../../shared/calls/server-client.server.ts';

/** What one of each coin is worth in euros; without the platform's answer nothing is said of it (CALL-049). */
export const loadRates = (page: PageContext): Promise<Readonly<Record<string, { EUR: string }>>> =>
  clientOf(page)
    .cryptoExchangeRates({})
    .catch(() => ({}));
