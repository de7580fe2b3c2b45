import { defaultProduct, productPath } from '@liftoff/contract/content/product-slug';
import type { Locale } from '@liftoff/contract/core/locale';

export interface PathPlace {
  base: '' | '/guest';
  locale: Locale;
  /** The locale whose addresses have no prefix [ROUTE-004]. */
  defaultLocale: Locale;
  /** The slug in the addresses of the brand's own promotion pages; absent for the default one [PROUTE-016]. */
  product?: string;
}

export interface ListView {
  page?: number | undefined;
  sort?: string | undefined;
  /** Query parameters that filter the list. */
  narrow?: Readonly<Record<string, string>> | undefined;
}

export type PlayMode = 'real' | 'demo';

/** Base and locale prefix at the start of all of a visitor's addresses: '', '/fr-CA', '/guest' or '/guest/fr-CA'. */
export const prefixOf = ({ base, locale, defaultLocale }: PathPlace): string =>
  locale === defaultLocale ? base : `${base}/${locale}`;

/** Hash that opens the support chat on any page [HASH-007]. */
export const chatHash = '#chat';
/** Hash that reopens the cookie notice on any page, so that the visitor can change the choice. */
export const cookiesHash = '#cookies';

/** The `tel:` address for a phone number as people write it. */
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
 * Builds all addresses on the site, ready for an `href`: with base and locale prefix, relative to the visitor's host
 * [ROUTE-001]. No other code on the site composes addresses.
 */
export function makePaths(place: PathPlace) {
  const prefix = prefixOf(place);
  const at = (path: string) => prefix + path;
  const { product = defaultProduct } = place;
  return {
    /** Adds the base and locale prefix to a router path. */
    at: (path: string) => (path === '/' ? prefix || '/' : at(path)),
    lobby: () => prefix || '/',
    pokies: (slug = 'all', view?: ListView) => at(`/pokies/${slug}${list(view)}`),
    live: (slug = 'all', view?: ListView) => at(`/live/${slug}${list(view)}`),
    category: (slug: string, view?: ListView) => at(`/categories/${slug}${list(view)}`),
    categoryById: (id: string) => at(`/games/${id}`),
    ...promotionPaths(at, product),
    producers: () => at('/producers'),
    /** A page number above 1 becomes a path segment [ROUTE-016]. */
    producer: (slug: string, view?: ListView) =>
      at(
        `/producers/${slug}${view?.page && view.page > 1 ? `/${view.page}` : ''}${list({ sort: view?.sort, narrow: view?.narrow })}`,
      ),
    favourites: () => at('/favorite-games'),
    search: (q?: string, view?: ListView) => at(`/search${list(view, q)}`),
    play: (producer: string, name: string, mode?: PlayMode) => at(`/play/${producer}/${name}${query({ mode })}`),
    signIn: (redirect?: string) => at(`/sign-in${query({ redirect })}`),
    /** After registration the visitor is sent to `redirect`, a path on this site [GUARD-001]. */
    signUp: (redirect?: string) => at(`/sign-up${query({ redirect })}`),
    /** The sports site's sign-in and registration forms [OVERLAY-007]. */
    login: (redirect?: string) => at(`/login${query({ redirect })}`),
    registration: (redirect?: string) => at(`/registration${query({ redirect })}`),
    remind: () => at('/remind'),
    emailVerify: () => at('/email-verify'),
    /** The page of payment methods. If a brand is given, the page is scrolled to its method [ROUTE-070]. */
    payments: (brand?: string) => at(`/payments${brand ? `#${brand}` : ''}`),
    benefitsOfCrypto: () => at('/benefits-of-crypto'),
    deposit: () => at('/deposit'),
    depositBonus: () => at('/deposit-bonus'),
    depositFast: () => at('/deposit-fast'),
    withdraw: () => at('/withdraw'),
    cashbox: () => at('/cashbox'),
    gift: (id: string) => at(`/profile/gifts/${id}`),
    profile: (child?: string) => at(child ? `/profile/${child}` : '/profile'),
    selfAssessment: () => at('/self-assessment'),
    support: () => at('/support'),
    news: (page = 1) => at(`/news${query({ page: page === 1 ? undefined : page })}`),
    oops: () => at('/oops'),
    /** The page that the service worker shows if there is no connection. */
    offline: () => at('/offline'),
    /** A page with its own slug: terms, policies, another CMS page or a jackpot [PROUTE-024]. */
    page: (slug: string) => at(`/${slug}`),
  };
}

/** Addresses of promotions. `product` is the slug in those of the brand's own pages. */
const promotionPaths = (at: (path: string) => string, product: string) => ({
  promotions: () => at('/promotions'),
  quests: () => at('/quests'),
  quest: (slug: string) => at(`/quests/${slug}`),
  jackpots: () => at('/jackpots'),
  lotteries: () => at('/lotteries'),
  lottery: (slug: string) => at(`/lottery/${slug}`),
  achievements: () => at('/achievements'),
  actions: () => at('/actions'),
  action: (slug: string) => at(`/action/${slug}`),
  tournaments: (view?: 'all' | 'archive') => at(view ? `/tournaments/${view}` : '/tournaments'),
  tournament: (slug: string, part?: 'rules' | 'standings') => at(`/tournaments/${slug}${part ? `#${part}` : ''}`),
  leaderboard: () => at('/leaderboard'),
  /** The points shop; without a tab, all its cards. */
  rocketMart: (tab?: string) => at(tab === undefined || tab === 'all' ? '/rocket-mart' : `/rocket-mart/${tab}`),
  lootboxes: () => at('/lootboxes'),
  /** The page on which one box is opened. */
  lootbox: (id: string) => at(`/lootboxes/${id}`),
  /** Every prize and its chance, by tier. */
  boxChances: () => at('/lootboxes/chances'),
  /** The wheel of a box: from the shop (`manual_wheel`), or from everything else [PROUTE-015] [PROUTE-016]. */
  wheel: (wheel: 'manual_wheel' | 'wheel') =>
    at(wheel === 'manual_wheel' ? '/rocketmart-wheel' : `/${productPath(product, 'wheel')}`),
  vipClub: () => at(`/${productPath(product, 'vipclub')}`),
  adventure: () => at(`/${productPath(product, 'adventure')}`),
});

export type Paths = ReturnType<typeof makePaths>;

/** The address of the same page in another locale. `path` has no prefix. */
export const inLocale = (place: PathPlace, locale: Locale, path: string): string => {
  const prefix = prefixOf({ ...place, locale });
  return path === '/' ? prefix || '/' : prefix + path;
};

/** Removes the base and locale prefix from an address on this site, which leaves the router's path. */
export function withoutPrefix(place: PathPlace, pathname: string): string {
  const prefix = prefixOf(place);
  if (!prefix || !(pathname === prefix || pathname.startsWith(`${prefix}/`))) return pathname;
  return pathname.slice(prefix.length) || '/';
}
