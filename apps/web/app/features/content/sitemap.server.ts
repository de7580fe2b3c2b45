import { locales, type Locale } from '@liftoff/contract/core/locale';
import { pageSizeMax } from '@liftoff/contract/lobby/lobby';
import type { PageContext } from '../../page-context.ts';
import { inLocale, makePaths } from '../../shared/site/address/paths.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readHiddenBonuses } from '../../shared/site/hidden-bonuses.server.ts';
import { readStudios } from '../../shared/site/studios.ts';
import { areJackpotsShown, readVisitorSettings } from '../../shared/site/visitor-settings.server.ts';
import { readDetails } from './page-details.ts';

/** A site path without its locale prefix, and the day on which the page last changed, if known. */
interface Entry {
  path: string;
  /** Day as YYYY-MM-DD. */
  changed?: string | null;
}

/** Paths are built for the default locale; the locale prefix is added later. */
const paths = makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' });
const fixed = [
  paths.lobby(),
  paths.pokies(),
  paths.live(),
  paths.producers(),
  paths.promotions(),
  paths.tournaments(),
  paths.tournaments('archive'),
  paths.leaderboard(),
  paths.search(),
  paths.news(),
  paths.lotteries(),
  paths.quests(),
  paths.achievements(),
  paths.actions(),
  paths.payments(),
  paths.benefitsOfCrypto(),
  paths.rocketMart(),
  paths.selfAssessment(),
  paths.support(),
];

/** A host's sitemap index, which lists one sitemap per locale. */
export const sitemapIndex = ({ origin }: PageContext): Response =>
  xml(
    'sitemapindex',
    locales.map(locale => `<sitemap><loc>${escaped(`${origin}/sitemap/${locale}.xml`)}</loc></sitemap>`),
  );

/**
 * Sitemap of all pages in a locale that search engines may index: fixed pages, categories, studios, games, CMS pages
 * and news. Rejects if the platform does not respond, because an incomplete sitemap would make search engines drop
 * the missing pages.
 */
export async function sitemapOf(page: PageContext, locale: Locale): Promise<Response> {
  const client = clientOf(page);
  const [collections, studios, games, texts, isHiddenBonus, jackpots] = await Promise.all([
    client.listCollections({}),
    readStudios(client),
    allGames(page),
    client.cmsPages({ query: { l: locale } }),
    readHiddenBonuses(page),
    jackpotPaths(page),
  ]);
  const written = texts
    .filter(({ hidden, path }) => !hidden && !isHiddenBonus(path))
    .map(({ path, blocks }) => ({ path, changed: readDetails(blocks.json).updatedOn }));
  const entries: Entry[] = [
    // A CMS page replaces the fixed page at the same address [ROUTE-030].
    ...fixed.filter(path => !written.some(text => text.path === path)).map(path => ({ path })),
    ...collections.filter(({ id }) => !isGeo(id)).map(({ id }) => ({ path: paths.category(id) })),
    ...studios.map(({ slug }) => ({ path: paths.producer(slug) })),
    ...games.map(({ provider, slug }) => ({ path: paths.play(provider, slug) })),
    ...written,
    ...jackpots.map(path => ({ path })),
  ];
  const { origin, defaultLocale } = page;
  const address = (path: string) => origin + inLocale({ base: '', locale, defaultLocale }, locale, path);
  return xml(
    'urlset',
    entries.map(({ path, changed }) => {
      const when = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `<url><loc>${escaped(address(path))}</loc>${when}</url>`;
    }),
  );
}

/** The pages of the active jackpots; none where jackpots are not shown. */
async function jackpotPaths(page: PageContext): Promise<string[]> {
  const [settings, jackpots] = await Promise.all([readVisitorSettings(page), clientOf(page).listJackpots({})]);
  if (!areJackpotsShown(settings)) return [];
  const active = jackpots.filter(({ state }) => state === 'active');
  return [paths.jackpots(), ...active.map(({ identifier }) => paths.page(identifier))];
}

/**
 * Whether the id is a country variant of a category. The variant is shown at the category's own address [VALID-059].
 */
const isGeo = (id: string): boolean => /-[a-z]{2}$/.test(id);

async function allGames(page: PageContext) {
  const client = clientOf(page);
  const read = (number: number) =>
    client.filterGames({ body: { device: 'desktop', filter: {}, page: number, page_size: pageSizeMax } });
  const first = await read(1);
  const others = Array.from({ length: Math.max(0, first.pagination.total_pages - 1) }, (_, at) => read(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const xml = (root: string, items: readonly string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
