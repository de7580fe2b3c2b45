import { afterAll, beforeAll, expect, it } from 'vitest';
import routes from '../../apps/web/app/routes.ts';
import { ofGuest } from './all-pages.ts';
import { openSite, type Site, type Visited, type Visitor } from './open-site.ts';

const bonusPage = '/bonuses/first-flight';
let site: Site;
let visitor: Visitor;

/** Visits a page from a country as a guest. */
const from = (country: string, path: string): Promise<Visited> => visitor.visit(path, { 'x-geo': country });

beforeAll(async () => {
  site = await openSite('small', { RATE_FACTOR: '1000000', MARKET_RULES: 'strict' });
  visitor = site.behind({ COUNTRY_HEADER: 'x-geo', TRUSTED_HOPS: '1', RATE_FACTOR: '1000000' });
  await site.casino.db.query(
    `INSERT INTO cms_pages (path, locale, title, description, keywords, content, categories, hidden, updated_on, position)
     VALUES ($1, 'en-CA', 'First flight bonus', 'The terms of the bonus.', '', '<p>Wager the bonus ten times.</p>',
       '{top-menu,footer-help}', false, '2026-11-24', 99)`,
    [bonusPage],
  );
});
afterAll(() => site.close());

/** Addresses with parameters, each with one that a visitor can open. */
const samples: Readonly<Record<string, string>> = {
  'categories/:slug': 'categories/slots',
  'games/:id': 'games/1',
  'producers/:slug/:page?': 'producers/turbogames',
  'tournaments/:slug': 'tournaments/winter-solstice-cup',
  'news/:slug': 'news/limits-that-hold',
  'bonuses/:slug': 'bonuses/first-flight',
  'quests/:slug': 'quests/perseid-road',
  'action/:slug?': 'action/friday-refuel',
  'lottery/:slug': 'lottery/aphelion-draw',
  'accounts/:id/deposit': 'accounts/EUR/deposit',
  'profile/gifts/:id': 'profile/gifts/1',
  'popup/:name': 'popup/remind',
  'sport/:place?': 'sport',
  'users/*': 'users/sign_in',
  'lootboxes/:id': 'lootboxes/1',
  'play/:identifier': 'play/rocket-x',
  'play/:producer/:name': 'play/turbogames/rocket-x',
  'pokies/:slug': 'pokies/all',
  'live/:slug': 'live/all',
  'profile/main?': 'profile',
  'sitemap/:file': 'sitemap/en-CA.xml',
  '*': 'no-such-page',
};

/** A route of the site, as its configuration lists it. */
interface Routed {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly Routed[] | undefined;
}

/** Every address of the site, with a sample for each parameter. */
function addresses(entries: readonly Routed[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const address = path === undefined ? above : above === '' ? path : `${above}/${path}`;
    const own = path !== undefined || index ? [`/${samples[address] ?? address}`] : [];
    return [...own, ...addresses(children, address)];
  });
}
const everyAddress = [...new Set([...addresses(routes), ...ofGuest.map(([path]) => path)])];

/**
 * What a visitor can read or a social network shows: text, title, descriptions and structured data, apart from the
 * address that the visitor has opened.
 */
const shownBy = (path: string, { page, html, headers, status }: Visited): string => {
  if (status >= 300 && status < 400) return '';
  if (headers.get('content-type')?.startsWith('text/html') !== true) return html;
  return [
    page.one('body').text,
    ...page.all('title').map(({ text }) => text),
    ...page.all('meta').map(meta => meta.attribute('content') ?? ''),
    ...page.all('a').map(link => (link.attribute('href') ?? '').replace(path, '')),
    ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json),
  ].join('\n');
};

it('the sweep has a sample for every parameter of an address', () => {
  expect(everyAddress.filter(address => /[:*]|\?$/.test(address))).toEqual([]);
});

it.each(everyAddress)(
  'a guest in a market without public bonuses reads nothing about a bonus on %s [C28]',
  async path => {
    expect(
      shownBy(path, await from('EE', path)).match(
        /.*(?:bonus|boonus|cashback|free spin|tasuta (?:keerutus|spinn)).*/gi,
      ),
    ).toBeNull();
  },
);

it('the hub lists promotions to guests only where bonuses are public [PX-07]', async () => {
  const titles = async (country: string) => (await from(country, '/promotions')).page.all('h3').map(({ text }) => text);
  expect(await titles('EE')).toEqual([]);
  expect(await titles('CA')).toContain('Perseid road');
});

it('the page of a bonus does not exist for guests there, and is in no sitemap and no menu [C28] [ROUTE-073]', async () => {
  expect((await from('EE', bonusPage)).status).toBe(404);
  expect((await from('EE', '/sitemap/en-CA.xml')).html).not.toContain(bonusPage);
  expect((await from('EE', '/news')).html).not.toContain(bonusPage);
});

it('guests elsewhere find the page of a bonus, in the sitemap and in the menu [ROUTE-073]', async () => {
  expect((await from('AT', bonusPage)).status).toBe(200);
  expect((await from('AT', '/sitemap/en-CA.xml')).html).toContain(bonusPage);
  expect((await from('AT', '/news')).html).toContain(bonusPage);
});
