import type { PageContext } from './web-build.ts';
import type { Visitor } from '../config/visitor.ts';

/**
 * Everything that a shared page depends on, and nothing else. Both the cache key and the page itself are made from
 * this alone, without the address, headers or cookie of the visitor who first requested the page [A45].
 */
export type SharedPage = Pick<PageContext, 'origin' | 'base' | 'locale' | 'defaultLocale' | 'country' | 'theme'> & {
  knownCountry: string | null;
  path: string;
  search: string;
};

/**
 * The query parameters that pages read. Other parameters do not change a page, so they do not create separate cache
 * entries.
 */
export const pageParameters = [
  'page',
  'sort',
  'studio',
  'feature',
  'pays',
  'volatility',
  'return',
  'q',
  'mode',
] as const;
/** The additional parameter that the sports site's forms read: the path to open afterwards [OVERLAY-008]. */
export const formParameters = ['redirect'] as const;
const forms = /\/(?:login|registration)(?:\.data)?$/;

/**
 * All parameters that the page at an address reads. A request for router data also names the parts of the page it
 * wants.
 */
const parametersOf = (url: URL): readonly string[] => [
  ...pageParameters,
  ...(forms.test(url.pathname) ? formParameters : []),
  ...(isData(url) ? ['_routes'] : []),
];

/** The part of the query that the page reads, in canonical form: each parameter once, in a fixed order. */
export function readSearch(url: URL): string {
  const read = new URLSearchParams();
  for (const name of parametersOf(url)) {
    const value = url.searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read}`;
}

export const isData = (url: URL): boolean => url.pathname.endsWith('.data');

/** The data that a guest's page at an address depends on, and the key under which the page is cached. */
export function sharedPage(
  url: URL,
  origin: string,
  { base, locale }: Pick<SharedPage, 'base' | 'locale'>,
  { defaultLocale, country, knownCountry, theme }: Visitor,
): { shared: SharedPage; key: string } {
  const shared: SharedPage = {
    origin,
    base,
    locale,
    defaultLocale,
    country,
    knownCountry,
    theme,
    path: url.pathname,
    search: readSearch(url),
  };
  return { shared, key: JSON.stringify(shared) };
}
