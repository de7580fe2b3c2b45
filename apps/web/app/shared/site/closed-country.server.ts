import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';

/**
 * Whether accounts can be neither opened nor used from the visitor's country [D16]. `false` if the countries fail to
 * load: the forms then open, and the platform refuses them.
 */
export async function isCountryClosed(page: PageContext): Promise<boolean> {
  const countries = await clientOf(page)
    .listCountries({})
    .catch(() => []);
  return countries.length > 0 && !countries.some(({ code, open }) => open && code === page.country);
}
