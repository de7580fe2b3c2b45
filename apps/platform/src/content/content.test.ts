import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentRoutes } from '@liftoff/contract/routes/content';
import { CmsPageDetails } from '@liftoff/contract/content/cms-page-details';
import { fillPath } from '@liftoff/contract/core/client';
import { locales } from '@liftoff/contract/core/locale';
import type { CmsFile, CmsPage, CmsSnippet } from '@liftoff/contract/content/content-entities';
import { splitRoute } from '@liftoff/contract/core/endpoint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPictureAddress } from '../pictures/picture-address.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { writtenLocaleOf, writtenLocales } from '../market/written-locales.ts';
import { readPage, readPageFiles, type WrittenPage } from './page-files.ts';
import { publishPages } from './pages.ts';
import { makeSnippet, snippetsIn } from './snippets.ts';
import { sanitise, textOf } from './sanitise.ts';

const platform = usePlatform({ seed: 'small' });

const get = <Body = CmsPage>(path: string) => platform.caller().send<Body>('GET', path);
const pageUrl = (path: string, locale: string) =>
  `${fillPath(splitRoute(contentRoutes.cmsPageByPath).path, { path })}?l=${locale}`;
const shipped = { pagesDir: 'config/pages' };
/** Any page written in the source locale. */
const sourcePage = () => readPageFiles(shipped).find(page => page.locale === 'en-CA') as WrittenPage;
const detailsOf = (page: CmsPage) => CmsPageDetails.parse(page.blocks.json);

const legal = ['/terms-and-conditions', '/general-rules', '/privacy-policy', '/cookie-policy', '/responsible-gaming'];
/** Pages that other pages of the site show below themselves, and the page of a feature flag. */
const sections = ['/rocket-mart', '/lootboxes', '/rocket-wheel', '/rocket-chance'];
const news = ['/news/chat-with-a-person', '/news/check-a-round-yourself', '/news/limits-that-hold'];

it.each(locales)(
  'the legal pages in locale %s are written in that language, without falling back to another one [C41]',
  async locale => {
    const own = writtenLocaleOf(locale);
    expect(own.split('-')[0]).toBe(locale.split('-')[0]);
    for (const path of legal) {
      const { body } = await get(pageUrl(path, locale));
      expect([path, detailsOf(body).locale]).toEqual([path, own]);
      const source = readPageFiles(platform.config).find(page => page.path === path && page.locale === 'en-CA');
      if (own !== 'en-CA') expect(body.content).not.toBe(source?.content);
    }
  },
);

describe('the list of pages', () => {
  it('the page list contains every page in order, in the requested locale, without page texts [CALL-080] [ENTITY-016]', async () => {
    const { status, body, headers } = await get<CmsPage[]>('/api/cms/pages?l=de');
    expect(status).toBe(200);
    expect(body.map(page => page.path)).toEqual([...legal, '/deposits-and-payouts', '/fairness', ...sections, ...news]);
    for (const page of body) {
      expect(page).toMatchObject({ id: page.path.slice(1), content: '', children: [] });
      expect(page.hidden, page.path).toBe(sections.includes(page.path));
      expect(page.blocks['content-main']).toBe('');
      expect(detailsOf(page).locale).toBe('de');
    }
    expect(body.filter(page => page.categories.includes('top-menu')).map(page => page.id)).toEqual(['fairness']);
    expect(headers.get('cache-control')).toContain('public');
    expect((await get('/api/cms/pages')).status).toBe(422);
  });

  it('the snippets call returns every snippet sanitised, in the requested locale or, without a translation, in the source locale [CALL-081] [ENTITY-017] [A31]', async () => {
    const idOf = async (locale: string) => (await get<CmsSnippet[]>(`/api/cms/snippets?l=${locale}`)).body;
    const [english] = await idOf('en-CA');
    const [german] = await idOf('de');
    expect([english?.id, german?.id]).toEqual(['support-before', 'support-before']);
    expect(english?.content).toContain('<a href="/payments" rel="noopener">Payment methods</a>');
    expect(german?.content).toContain('<a href="/payments" rel="noopener">Zahlungsarten</a>');
    expect((await idOf('xx'))[0]).toEqual(english);
    const of = (text: string) => [makeSnippet('a', text)];
    expect(snippetsIn({ 'en-CA': [...of('one'), makeSnippet('b', 'two')], de: of('eins') }, 'de')).toEqual([
      { id: 'a', content: 'eins' },
      { id: 'b', content: 'two' },
    ]);
    expect(makeSnippet('a', '<p onclick="canary()">stays</p><script>canary()</script>').content).toBe('<p>stays</p>');
  });

  it('the files call returns each file with its categories and an existing picture [CALL-082] [ENTITY-018]', async () => {
    const { body } = await get<CmsFile[]>('/api/cms/files?l=de');
    expect(body).toContainEqual({
      id: 'news-chat',
      categories: ['news', '/news/chat-with-a-person'],
      image: '/pictures/scene/vip-640.webp',
    });
    for (const { image } of body) expect(readPictureAddress(image.replace('/pictures/', ''))).not.toBeNull();
  });
});

describe('a page', () => {
  it('a page is the same whether it is requested by id or by path [CALL-083] [CALL-084] [PCALL-016] [ENTITY-016]', async () => {
    const byId = await get('/api/cms/pages/privacy-policy?l=en-CA');
    expect(byId.status).toBe(200);
    expect(byId.body).toMatchObject({ path: '/privacy-policy', title: 'Privacy policy', categories: ['legal'] });
    expect(byId.body.blocks.description).toContain('What {brand} keeps');
    expect(await get(pageUrl('/privacy-policy', 'en-CA'))).toMatchObject({ body: byId.body });
    expect(detailsOf(byId.body).sections[0]).toEqual({ id: 'section-1', title: 'What we keep' });
    expect(byId.body.content).toContain('<h2 id="section-1">What we keep</h2>');
    expect(byId.body.blocks['content-main']).toBe(byId.body.content);
  });

  it('a page without a translation is served in the source locale, and the response reports that locale', async () => {
    await publishPages(
      platform.db,
      readPageFiles(shipped).filter(({ locale }) => locale !== 'it'),
    );
    const { body } = await get(pageUrl('/fairness', 'it'));
    expect(body.title).toBe('Fairness');
    expect(detailsOf(body).locale).toBe('en-CA');
    expect((await get(pageUrl('/fairness', 'xx'))).body.title).toBe(body.title);
    await publishPages(platform.db, readPageFiles(shipped));
  });

  it("a licence address serves that licence's own text, or else the general page, for legal pages only [ROUTE-065]", async () => {
    for (const licence of ['AU', 'CW', 'EE']) {
      const { status, body } = await get(pageUrl(`/terms-and-conditions/${licence}`, 'en-CA'));
      expect(status).toBe(200);
      expect(body.path).toBe('/terms-and-conditions');
    }
    expect((await get(pageUrl('/fairness/EE', 'en-CA'))).status).toBe(404);
    expect((await get(pageUrl('/terms-and-conditions/XX', 'en-CA'))).status).toBe(404);
    const own = { ...sourcePage(), path: '/terms-and-conditions/EE', title: 'Of Estonia' };
    await publishPages(platform.db, [...readPageFiles(shipped), own]);
    expect((await get(pageUrl('/terms-and-conditions/EE', 'en-CA'))).body.title).toBe('Of Estonia');
    expect((await get(pageUrl('/terms-and-conditions/CW', 'en-CA'))).body.children).toEqual([
      { id: 'terms-and-conditions/EE', path: '/terms-and-conditions/EE', title: 'Of Estonia' },
    ]);
    await publishPages(platform.db, readPageFiles(shipped));
  });

  it('a page is found at every path that the page list may contain, however deep or long [ROUTE-064] [CALL-084]', async () => {
    const pagesDir = mkdtempSync(join(tmpdir(), 'pages-'));
    onTestFinished(() => rmSync(pagesDir, { recursive: true }));
    const deep = '/help/games/live/tables/seats/rules';
    const long = `/${'a-title-of-many-words-'.repeat(9)}1`;
    const listWith = (...paths: string[]) => {
      const list = paths.map(path => ({ path, categories: [], hidden: false, updated_on: '2026-11-20' }));
      writeFileSync(join(pagesDir, 'pages.json'), JSON.stringify(list));
    };
    for (const path of [deep, long]) {
      mkdirSync(dirname(join(pagesDir, `en-CA${path}`)), { recursive: true });
      writeFileSync(join(pagesDir, `en-CA${path}.html`), '<!-- {"title":"T","description":"D"} --><p>here</p>');
    }
    listWith(deep, long);
    await publishPages(platform.db, readPageFiles({ pagesDir }));
    for (const path of [deep, long]) expect((await get(pageUrl(path, 'en-CA'))).body.path).toBe(path);
    await publishPages(platform.db, readPageFiles(shipped));
    listWith(`${long}-and-more`);
    expect(() => readPageFiles({ pagesDir })).toThrow('pages.json is not usable');
  });

  it('a page is found only by its exact path, and no other file can be read [A35]', async () => {
    const paths = [
      '/..%2fpages.json',
      '/%2e%2e%2fpages.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%5c..%5cpages',
      '/%252e%252e%252fpages.json',
      '/privacy-policy%00',
      '/privacy-policy%00.html',
      '/privacy-policy%0a',
      '/privacy-policy.html',
      '/privacy-policy/',
      '//privacy-policy',
      '/./privacy-policy%2f..',
      '/en-CA/privacy-policy',
      '/%27%20OR%201=1--',
      '/%',
      '/no-such-page',
      `/${'a'.repeat(300)}`,
    ];
    for (const path of paths) expect((await get(`/api/cms/pages${path}?l=en-CA`)).status, path).toBe(404);
  });
});

describe("the platform's text pages", () => {
  const pages = readPageFiles(shipped);

  it('every text page exists in every language, with the same number of sections in each', () => {
    const paths = [...new Set(pages.map(page => page.path))];
    const sectionsIn = (path: string, locale: string) =>
      pages.find(page => page.path === path && page.locale === locale)?.content.match(/<h2 /g)?.length;
    for (const path of paths) {
      if (sections.includes(path)) continue;
      expect(sectionsIn(path, 'en-CA'), path).toBeGreaterThanOrEqual(news.includes(path) ? 2 : 5);
      for (const locale of writtenLocales)
        expect(sectionsIn(path, locale), `${path} ${locale}`).toBe(sectionsIn(path, 'en-CA'));
    }
  });

  it('the text pages lose no text to the sanitiser and link only to existing pages', () => {
    // Site addresses that are not text pages. Other tests cover these links.
    const others = ['/self-assessment', '/promotions', '/profile/main', '/verify-rounds.py'];
    const paths = new Set([...pages.map(page => page.path), ...others]);
    const leastOf = (path: string) => (sections.includes(path) ? 80 : news.includes(path) ? 500 : 1_600);
    for (const page of pages) {
      expect(sanitise(page.content)).toBe(page.content);
      // Compares characters rather than words, because word counts differ more between languages.
      expect(textOf(page.content).length, `${page.locale}${page.path}`).toBeGreaterThan(leastOf(page.path));
      for (const [, href = ''] of page.content.matchAll(/href="(\/[^"]*)"/g)) expect(paths).toContain(href);
    }
  });

  it('text pages are sanitised before they are stored, whatever the file contains [A31]', async () => {
    const attack =
      '<p onclick=canary()>stays</p><img src=x onerror=canary()><a href="javascript:canary()">too</a><script>canary()</script>';
    const read = readPage('attack.html', `<!-- {"title": "t", "description": "d"} --><h2>This</h2>${attack}`);
    await publishPages(platform.db, [...pages, { ...sourcePage(), ...read, path: '/attack' }]);
    const { body } = await get('/api/cms/pages/attack?l=en-CA');
    expect(body.content).toBe('<h2 id="section-1">This</h2><p>stays</p>too');
    await publishPages(platform.db, pages);
  });

  it('a page file without a title is rejected with an error naming the file', () => {
    expect(() => readPage('de/x.html', '<p>no title</p>')).toThrow('config/pages/de/x.html');
    expect(() => readPage('de/x.html', '<!-- {"title": "", "description": "d"} -->')).toThrow('config/pages/de/x.html');
  });
});
