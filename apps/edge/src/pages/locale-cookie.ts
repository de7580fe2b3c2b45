import type { Locale } from '@liftoff/contract/core/locale';
import { namedLocale } from './address.ts';

const yearSec = 31_536_000;

/**
 * The `set-cookie` header of the redirect that removes the default locale's prefix [ROUTE-004]. An address that names
 * a locale counts as a choice, like a pick from the language list, and is stored for as long.
 *
 * The cookie is needed only if the address without the prefix would redirect to `otherwise`: the locale in the
 * visitor's cookie, or the one agreed with the link's affiliate. `null` for every other address.
 */
export function localeCookie(url: URL, defaultLocale: Locale, otherwise: Locale, origin: string): string | null {
  if (namedLocale(url.pathname) !== defaultLocale || otherwise === defaultLocale) return null;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `locale=${defaultLocale}; Path=/; Max-Age=${yearSec}; SameSite=Lax${secure}`;
}
