import { isLocale, type Locale } from '@liftoff/contract/core/locale';
import { movedTo } from '@liftoff/contract/core/moved-paths';

export interface Address {
  /** `/guest` when the app is served under that base (ROUTE-007), else empty. */
  base: '' | '/guest';
  locale: Locale;
  /** The path without base and locale prefix; begins with a slash. */
  path: string;
  /** Where the visitor must be sent instead, or null. Query is kept (ROUTE-004). The router's data is nowhere else. */
  redirect: string | null;
}

/** What the router puts after a page's address to ask for its data: `/_.data` after one that ends with a slash. */
const data = /(?:\/_)?\.data$/;

/**
 * Reads base, locale and path from an address and says whether its canonical form is another one:
 * the default locale has no prefix (ROUTE-004), any other current locale has one (ROUTE-005),
 * trailing slashes go (ROUTE-006), pages that have moved are named as today, everything also works under /guest/ (ROUTE-007).
 * A first segment that is not one of the ten locales is an ordinary segment (ROUTE-003).
 * The router's data of a page is read as the page: `/guest.data` is of the lobby under /guest, `/de.data` of the German one.
 */
export function readAddress(pathname: string, search: string, defaultLocale: Locale, currentLocale: Locale): Address {
  const page = pathname.replace(data, '');
  const { base, segments } = partsOf(page);
  const named = isLocale(segments[0]) ? segments[0] : null;
  const asked = `/${(named ? segments.slice(1) : segments).join('/')}`;
  const path = movedTo(asked) ?? asked;
  const locale = named ?? currentLocale;
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const canonical = joinPath(base, prefix, path);
  return { base, locale, path, redirect: page !== pathname || canonical === pathname ? null : canonical + search };
}

/** The locale an address names; null where it names none. */
export function namedLocale(pathname: string): Locale | null {
  const [first] = partsOf(pathname).segments;
  return isLocale(first) ? first : null;
}

function partsOf(page: string): Pick<Address, 'base'> & { segments: string[] } {
  const base = page === '/guest' || page.startsWith('/guest/') ? '/guest' : '';
  return { base, segments: page.slice(base.length).split('/').filter(Boolean) };
}

function joinPath(base: string, prefix: string, path: string): string {
  const joined = base + prefix + (path === '/' ? '' : path);
  return joined === '' ? '/' : joined;
}

/** What stands for all of a site: files, pictures and texts. */
const files = /^\/guest(\/(?:assets|pictures|messages)\/.*|\/[a-z0-9-]+\.(?:svg|png|ico|txt|py|woff2))$/;

/** The path of a file, picture or text without the /guest base in front of it (ROUTE-007); null for any other path. */
export const fileWithoutBase = (path: string): string | null => files.exec(path)?.[1] ?? null;
