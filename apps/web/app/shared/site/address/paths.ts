import type { Locale } from '@liftoff/contract/core/locale';

export interface PathPlace {
  base: '' | '/guest';
  locale: Locale;
  /** The locale without a prefix (ROUTE-004). */
  defaultLocale: Locale;
}

export interface ListView {
  page?: number | undefined;
  sort?: string | undefined;
  /** Parameters that narrow the list. */
  narrow?: Readonly<Record<string, string>> | undefined;
}

export type PlayMode = 'real' | 'demo';

/** Base and locale prefix in front of every address of a visitor: '', '/fr-CA', '/guest' or '/guest/fr-CA'. */
export const prefixOf = ({ base, locale, defaultLocale }: PathPlace): string =>
  locale === defaultLocale ? base : `${base}/${locale}`;

/** On any page it opens the chat with support (HASH-007). */
export const chatHash = '#chat';
/** On any page it opens the notice of cookies again, so that a choice can be changed. */
export const cookiesHash = '#cookies';

/** The way to call a number that is written for people. */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;

const query = (values: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString();
  return search && `?${search}`;
};

const list = ({ page, sort, narrow }: ListView = {}, q?: string): string =>
  query({ q, sort, ...narrow, page: page === 1 ? undefined : page });

/**
 * Builds every address of the site, ready for an `href`: with base and locale prefix, relative to the host the
 * visitor is on (ROUTE-001). Nothing else in web writes an address.
 */
export function makePaths(place: PathPlace) {
  const prefix = prefixOf(place);
  const at = (path: string) => prefix + path;
  return {
    /** A path of the router, with base and locale prefix in front. */
    at: (path: string) => (path === '/' ? prefix || '/' : at(path)),
    lobby: () => prefix || '/',
    pokies: (slug = 'all', view?: ListView) => at(`/pokies/${slug}${list(view)}`),
    live: (slug = 'all', view?: ListView) => at(`/live/${slug}${list(view)}`),
    category: (slug: string, view?: ListView) => at(`/categories/${slug}${list(view)}`),
    categoryById: (id: string) => at(`/games/${id}`),
    producers: () => at('/producers'),
    /** ROUTE-016: later pages are a segment of the address. */
    producer: (slug: string, view?: ListView) =>
      at(
        `/producers/${slug}${view?.page && view.page > 1 ? `/${view.page}` : ''}${list({ sort: view?.sort, narrow: view?.narrow })}`,
      ),
    favourites: () => at('/favorite-games'),
    search: (q?: string, view?: ListView) => at(`/search${list(view, q)}`),
    play: (producer: string, name: string, mode?: PlayMode) => at(`/play/${producer}/${name}${query({ mode })}`),
    signIn: (redirect?: string) => at(`/sign-in${query({ redirect })}`),
    /** GUARD-001: after registration the visitor lands on `redirect`, a path of this site. */
    signUp: (redirect?: string) => at(`/sign-up${query({ redirect })}`),
    /** The same two as forms of the sports site (OVERLAY-007). */
    login: (redirect?: string) => at(`/login${query({ redirect })}`),
    registration: (redirect?: string) => at(`/registration${query({ redirect })}`),
    remind: () => at('/remind'),
    emailVerify: () => at('/email-verify'),
    /** ROUTE-070; of one method where its brand is given. */
    payments: (brand?: string) => at(`/payments${brand ? `#${brand}` : ''}`),
    benefitsOfCrypto: () => at('/benefits-of-crypto'),
    deposit: () => at('/deposit'),
    depositFast: () => at('/deposit-fast'),
    withdraw: () => at('/withdraw'),
    cashbox: () => at('/cashbox'),
    profile: (child?: string) => at(child ? `/profile/${child}` : '/profile'),
    selfAssessment: () => at('/self-assessment'),
    support: () => at('/support'),
    news: (page = 1) => at(`/news${query({ page: page === 1 ? undefined : page })}`),
    oops: () => at('/oops'),
    /** What the service worker shows without a connection. */
    offline: () => at('/offline'),
    /** A page by its own slug: terms, policies, CMS pages. */
    page: (slug: string) => at(`/${slug}`),
  };
}

export type Paths = ReturnType<typeof makePaths>;

/** The same page in another locale; `path` has no prefix. */
export const inLocale = (place: PathPlace, locale: Locale, path: string): string => {
  const prefix = prefixOf({ ...place, locale });
  return path === '/' ? prefix || '/' : prefix + path;
};

/** An address of ours without base and locale prefix, as the router reads it. */
export function withoutPrefix(place: PathPlace, pathname: string): string {
  const prefix = prefixOf(place);
  if (!prefix || !(pathname === prefix || pathname.startsWith(`${prefix}/`))) return pathname;
  return pathname.slice(prefix.length) || '/';
}
