import { locales, type Locale } from '@liftoff/contract/core/locale';
import { pageSizeMax } from '@liftoff/contract/lobby/lobby';
import type { PageContext } from '../../page-context.ts';
import { inLocale, makePaths } from '../../shared/site/address/paths.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readStudios } from '../../shared/site/studios.ts';
import { readHiddenBonuses } from './load-bonus.server.ts';
import { readDetails } from './page-details.ts';

/** An address of the site without its locale, and the day it changed where that is known. */
interface Entry {
  path: string;
  /** YYYY-MM-DD. */
  changed?: string | null;
}

/** Addresses are written as in the default locale and get their prefix with the locale. */
const paths = makePaths({ base: '', locale: 'en-CA', defaultLocale: 'en-CA' });
const fixed = [
  paths.lobby(),
  paths.pokies(),
  paths.live(),
  paths.producers(),
  paths.search(),
  paths.news(),
  paths.payments(),
  paths.benefitsOfCrypto(),
  paths.selfAssessment(),
  paths.support(),
];

/** A list of the files of a host, one for each locale. */
export const sitemapIndex = ({ origin }: PageContext): Response =>
  xml(
    'sitemapindex',
    locales.map(locale => `<sitemap><loc>${escaped(`${origin}/sitemap/${locale}.xml`)}</loc></sitemap>`),
  );

/**
 * Every page of a locale that search engines may show: the fixed ones, categories, studios, games, pages of the CMS and
 * news. Rejects when the platform does not answer: half a list would take the other half out of their memory.
 */
export async function sitemapOf(page: PageContext, locale: Locale): Promise<Response> {
  const client = clientOf(page);
  const [collections, studios, games, texts, isHiddenBonus] = await Promise.all([
    client.listCollections({}),
    readStudios(client),
    allGames(page),
    client.cmsPages({ query: { l: locale } }),
    readHiddenBonuses(page),
  ]);
  const written = texts
    .filter(({ hidden, path }) => !hidden && !isHiddenBonus(path))
    .map(({ path, blocks }) => ({ path, changed: readDetails(blocks.json).updatedOn }));
  const entries: Entry[] = [
    // A page of the CMS stands in place of a fixed one at its address (ROUTE-030).
    ...fixed.filter(path => !written.some(text => text.path === path)).map(path => ({ path })),
    ...collections.filter(({ id }) => !isGeo(id)).map(({ id }) => ({ path: paths.category(id) })),
    ...studios.map(({ slug }) => ({ path: paths.producer(slug) })),
    ...games.map(({ provider, slug }) => ({ path: paths.play(provider, slug) })),
    ...written,
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

/** A country's own variant of a category is shown at the category's address (VALID-059). */
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
