import type { PageContext } from './web-build.ts';
import type { Visitor } from '../config/visitor.ts';

/**
 * Everything a shared page is made of, and nothing else: its key is written from this, and it is rendered from this
 * alone, without the address, the headers or the cookie of whoever asked first [A45].
 */
export type SharedPage = Pick<PageContext, 'origin' | 'base' | 'locale' | 'defaultLocale' | 'country' | 'theme'> & {
  knownCountry: string | null;
  path: string;
  search: string;
};

/** What pages read of an address's query. Anything else in it changes no page, so it makes no other one to keep either. */
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
/** What the forms of the sports site read besides: the path they lead on to (OVERLAY-008). */
export const formParameters = ['redirect'] as const;
const forms = /\/(?:login|registration)(?:\.data)?$/;

/** Every parameter that the page of an address reads; the router's data request names the parts of a page it wants. */
const parametersOf = (url: URL): readonly string[] => [
  ...pageParameters,
  ...(forms.test(url.pathname) ? formParameters : []),
  ...(isData(url) ? ['_routes'] : []),
];

/** The query as far as a page reads it, in one spelling: each parameter once, in one order. */
export function readSearch(url: URL): string {
  const read = new URLSearchParams();
  for (const name of parametersOf(url)) {
    const value = url.searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size === 0 ? '' : `?${read}`;
}

export const isData = (url: URL): boolean => url.pathname.endsWith('.data');

/** What the page of an address is made of for a guest, and the key under which it is kept. */
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
