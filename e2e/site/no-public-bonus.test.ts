import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** What a visitor can read or a social network shows: text, title, descriptions and structured data. */
const shownBy = ({ page, html }: Visited): string =>
  [
    page.one('body').text,
    page.one('title').text,
    ...page.all('meta').map(meta => meta.attribute('content') ?? ''),
    ...page.all('a').map(link => link.attribute('href') ?? ''),
    ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) => json),
  ].join('\n');

it.each(ofGuest.map(([path]) => path))(
  'a guest in a market without public bonuses reads nothing about a bonus on %s [C28]',
  async path => {
    expect(shownBy(await from('EE', path))).not.toMatch(/bonus|boonus/i);
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
