import type { Locale } from '@liftoff/contract/core/locale';
import { namedLocale } from './address.ts';

const yearSec = 31_536_000;

/**
 * The `set-cookie` of the redirect that takes the default locale's prefix away (ROUTE-004), where the address without it
 * would lead on to `otherwise`: the locale of the visitor's cookie, or one agreed with the affiliate of the link. An
 * address that names a locale is a choice, as one from the list of languages is, and is kept as long. Null for every
 * other address.
 */
export function localeCookie(url: URL, defaultLocale: Locale, otherwise: Locale, origin: string): string | null {
  if (namedLocale(url.pathname) !== defaultLocale || otherwise === defaultLocale) return null;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `locale=${defaultLocale}; Path=/; Max-Age=${yearSec}; SameSite=Lax${secure}`;
}
