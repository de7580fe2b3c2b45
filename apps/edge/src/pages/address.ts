import { locales, type Locale } from '@liftoff/contract/core/locale';
import { movedTo } from '@liftoff/contract/core/moved-paths';

export interface Address {
  /** `/guest` if the app is served under that base [ROUTE-007], otherwise empty. */
  base: '' | '/guest';
  locale: Locale;
  /** The path without base or locale prefix; begins with a slash. */
  path: string;
  /**
   * The address to redirect the visitor to, including the query; `null` if no redirect is needed. Router data is
   * never redirected.
   */
  redirect: string | null;
}

/**
 * The suffix that the router adds to a page's address to request its data: `/_.data` after an address that ends with
 * a slash.
 */
const data = /(?:\/_)?\.data$/;

/**
 * Reads base, locale and path from an address, and determines whether it must be redirected to its canonical form.
 * The default locale has no prefix [ROUTE-004], another current locale has one [ROUTE-005], trailing slashes are
 * removed [ROUTE-006], and pages that have moved get their current path. The same rules apply under /guest/
 * [ROUTE-007].
 *
 * A first segment that is not one of the ten locales is an ordinary segment [ROUTE-003]. A locale in another case is
 * redirected to its own. A router data address is
 * treated as the address of its page: `/guest.data` belongs to the lobby under /guest, and `/de.data` to the German
 * lobby.
 */
export function readAddress(pathname: string, search: string, defaultLocale: Locale, currentLocale: Locale): Address {
  const page = pathname.replace(data, '');
  const { base, segments } = partsOf(page);
  const named = localeIn(segments[0]);
  const asked = `/${(named ? segments.slice(1) : segments).join('/')}`;
  const path = movedTo(asked) ?? asked;
  const locale = named ?? currentLocale;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const canonical = joinPath(base, prefix, path);
  return { base, locale, path, redirect: page !== pathname || canonical === pathname ? null : canonical + search };
}

/** The locale named in an address; `null` if it names none. */
export function namedLocale(pathname: string): Locale | null {
  return localeIn(partsOf(pathname).segments[0]);
}

/** The locale that a path segment names in any case. `readAddress` redirects to the canonical case. */
function localeIn(segment: string | undefined): Locale | null {
  const lower = segment?.toLowerCase();
  return locales.find(locale => locale.toLowerCase() === lower) ?? null;
}

function partsOf(page: string): Pick<Address, 'base'> & { segments: string[] } {
  const base = page === '/guest' || page.startsWith('/guest/') ? '/guest' : '';
  return { base, segments: page.slice(base.length).split('/').filter(Boolean) };
}

function joinPath(base: string, prefix: string, path: string): string {
  const joined = base + prefix + (path === '/' ? '' : path);
  return joined === '' ? '/' : joined;
}

/** Files, pictures and messages, which are the same for the whole site. */
const files = /^\/guest(\/(?:assets|pictures|messages)\/.*|\/[a-z0-9-]+\.(?:svg|png|ico|txt|py|woff2))$/;

/** The path of a site-wide file without its leading /guest base [ROUTE-007]; `null` for any other path. */
export const fileWithoutBase = (path: string): string | null => files.exec(path)?.[1] ?? null;
