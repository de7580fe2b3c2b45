import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Provider } from '@liftoff/contract/lobby/lobby';
import { readPageFiles } from '../../apps/platform/src/content/page-files.ts';
import { publishPages } from '../../apps/platform/src/content/pages.ts';
import { text } from '../texts.ts';
import { openSite, type Site } from './open-site.ts';
import { pageTitle, textLocales, textPages } from '../text-pages.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

it.each(textLocales)(
  'every text page exists in $locale, complete and in that language [ROUTE-032] [ROUTE-033] [ROUTE-034] [ROUTE-035] [ROUTE-064] [SHELL-016] [CALL-083] [CALL-084] [PCALL-016] [I18N-002, I18N-004, I18N-005, I18N-007, I18N-008, I18N-009]',
  async ({ locale, prefix }) => {
    for (const path of textPages) {
      const title = pageTitle(locale, path);
      const { status, page } = await site.visit(prefix + path);
      expect(status, path).toBe(200);
      expect(page.one('h1').text).toBe(title);
      expect(page.one('head').one('title').text).toBe(`${title} · Liftoff`);
      expect(page.one('html').attribute('lang')).toBe(locale);
      const article = page.one('article');
      const sections = article.all('h2').map(heading => heading.text);
      expect(sections.length, path).toBeGreaterThanOrEqual(5);
      expect(article.all('*', { lang: true })).toHaveLength(0);
      const contents = page.one('div', { class: 'content-page__contents' });
      expect(contents.one('p').text).toBe(text(locale, 'page', 'article.onThisPage'));
      expect(contents.all('a').map(link => link.text)).toEqual(sections);
      const ids = article.all('h2').map(heading => `#${heading.attribute('id')}`);
      expect(contents.all('a').map(link => link.attribute('href'))).toEqual(ids);
    }
  },
);

it('a legal page has an address for each licence, while other pages have no such addresses [ROUTE-065] [CALL-084]', async () => {
  for (const licence of ['AU', 'CW', 'EE']) {
    for (const path of ['/terms-and-conditions', '/privacy-policy', '/cookie-policy', '/general-rules']) {
      const { status, page } = await site.visit(`${path}/${licence}`);
      expect(status, path).toBe(200);
      expect(page.one('article').text).toContain(`licence ${licence}`);
    }
  }
  expect((await site.visit('/fairness/EE')).status).toBe(404);
  expect((await site.visit('/terms-and-conditions/XX')).status).toBe(404);
});

it('a news article has a page, and an unknown article is not found [ROUTE-072]', async () => {
  const { status, page } = await site.visit('/news/limits-that-hold');
  expect(status).toBe(200);
  expect(page.one('h1').text).toBe('Limits that apply right away');
  expect((await site.visit('/news/nowhere')).status).toBe(404);
});

it('a page without a translation shows the English text with a note that it is not translated [SHELL-016]', async () => {
  const pages = readPageFiles(site.casino.config);
  const english = pages.filter(({ locale, path }) => locale === 'en-CA' && path === '/fairness');
  await publishPages(site.casino.db, [...pages, ...english.map(page => ({ ...page, path: '/drawn' }))]);
  const { status, page } = await site.visit('/no/drawn');
  expect([status, page.one('html').attribute('lang')]).toEqual([200, 'no']);
  expect(page.one('h1').attribute('lang')).toBe('en');
  expect(page.one('article').text).toContain(text('no', 'page', 'article.inEnglish'));
  await publishPages(site.casino.db, pages);
});

it("the support page shows the operator's snippet in the page's language, with links in the same language [CALL-081] [ENTITY-017]", async () => {
  const main = (await site.visit('/de/support')).page.one('main');
  expect(main.links('Zahlungsarten').map(link => link.attribute('href'))).toEqual(['/de/payments']);
});

it('a CMS page at /support replaces the built-in page in every locale and is listed once in the sitemap [ROUTE-030]', async () => {
  const pages = readPageFiles(site.casino.config);
  const own = pages.filter(({ path }) => path === '/fairness').map(page => ({ ...page, path: '/support' }));
  expect(own.length).toBeGreaterThan(1);
  for (const [locale, prefix] of [
    ['en-CA', ''],
    ['de', '/de'],
  ] as const) {
    const builtIn = await site.visit(`${prefix}/support`);
    expect(builtIn.page.all('textarea').length).toBe(1);
    await publishPages(site.casino.db, [...pages, ...own]);
    const { visit } = site.behind({});
    const { page } = await visit(`${prefix}/support`);
    const title = own.find(one => one.locale === locale)?.title;
    expect([page.one('h1').text, page.all('textarea').length]).toEqual([title, 0]);
    const sitemap = (await visit(`/sitemap/${locale}.xml`)).html;
    expect(sitemap.split(`${prefix}/support</loc>`)).toHaveLength(2);
    await publishPages(site.casino.db, pages);
  }
});

it.each(['/no-such-page', '/privacy-policy%00', '/..%2fpages.json', '/privacy-policy%2f..', '/pages.json'])(
  'an address without a page is not found: %s [ROUTE-067] [PCALL-016] [A35]',
  async path => {
    expect((await site.visit(path)).status).toBe(404);
  },
);

it('the footer lists the titles of the studios with the most games, largest first, with a link to each [SHELL-067]', async () => {
  const line = (await site.visit('/fairness')).page
    .one('footer', { id: 'footer' })
    .one('nav', { 'aria-label': 'Studios' });
  const studios = Provider.array().parse(await (await site.ask('/api/games/providers')).json());
  const shown = studios.toSorted((a, b) => b.games_count - a.games_count).slice(0, 24);
  expect(line.all('a').map(link => [link.text, link.attribute('href')])).toEqual(
    shown.map(({ title, slug }) => [title, `/producers/${slug}`]),
  );
});

it('the footer links only to pages that exist [SHELL-058] [SHELL-059] [CALL-080]', async () => {
  const footer = (await site.visit('/')).page.one('footer', { id: 'footer' });
  const hrefs = footer.all('a', { href: /^\// }).map(link => link.attribute('href') ?? '');
  expect(hrefs).toContain('/support');
  for (const name of ['terms-and-conditions', 'general-rules', 'privacy-policy', 'cookie-policy', 'responsible-gaming'])
    expect(hrefs).toContain(`/${name}`);
  for (const href of new Set(hrefs)) {
    const answer = await site.visit(href);
    // A player's page sends a guest to registration and back.
    if (href.startsWith('/profile/'))
      expect([answer.status, answer.headers.get('location')], href).toEqual([
        302,
        `/sign-up?redirect=${encodeURIComponent(href)}`,
      ]);
    else expect(answer.status, href).toBe(200);
  }
});

it.each(['', '/de', '/fr-CA', '/guest'])(
  'the fairness page "%s/fairness" links to the readable script that verifies rounds [C33]',
  async prefix => {
    const written = (await site.visit(`${prefix}/fairness`)).page.one('div', { class: 'content-page__text' });
    const [script] = written.links('verify-rounds.py');
    expect(script?.attribute('href')).toBe('/verify-rounds.py');
    expect(written.all('a', { href: `${prefix}/profile/main` })).toHaveLength(1);
    const answer = await site.ask('/verify-rounds.py');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(
      readFileSync(resolve(import.meta.dirname, '../../apps/web/public/verify-rounds.py'), 'utf8'),
    );
  },
);

it('the page for visitors who may not play links to sources of help [ROUTE-046]', async () => {
  const { status, page } = await site.visit('/oops');
  expect(status).toBe(200);
  expect(page.one('h1').text).toBe('You can’t use this site');
  const [help] = page.one('main').links('Help and advice');
  expect(help?.attribute('href')).toBe('/responsible-gaming');
  const advice = await site.visit('/responsible-gaming');
  expect(advice.page.all('h2').map(heading => heading.text)).toContain('Free help by country');
});

it('a text page shows its sanitised content, with rel on every link and no active content [A31]', async () => {
  const answer = await site.ask('/api/cms/pages/responsible-gaming?l=en-CA');
  const { content } = (await answer.json()) as { content: string };
  const { html, page } = await site.visit('/responsible-gaming');
  const written = page.one('div', { class: 'content-page__text' });
  expect(content.length).toBeGreaterThan(1_000);
  expect(html).toContain(content.replaceAll('{brand}', 'Liftoff'));
  const links = written.all('a');
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.attribute('rel')).toBe('noopener');
  for (const name of ['script', 'style', 'iframe', 'img', 'svg', 'form', 'input'])
    expect(written.all(name), name).toHaveLength(0);
  expect(written.all('*', { style: true })).toHaveLength(0);
});
