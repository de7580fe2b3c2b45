import { locales } from '@liftoff/contract/core/locale';
import { beforeAll, describe, expect, it } from 'vitest';
import { origin, sharedSite, type Site, type Visited } from './open-site.ts';

const mirror = 'https://mirror.example';
let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const kinds = [
  ['lobby', '/', 'launch-1200.webp', ['Organization', 'WebSite']],
  ['category', '/pokies/all', 'launch-1200.webp', ['BreadcrumbList']],
  ['studio', '/producers/turbogames', 'square/', ['BreadcrumbList']],
  ['game', '/play/turbogames/rocket-x', 'square/rocket-x-192.webp', ['BreadcrumbList', 'VideoGame']],
  ['search', '/search', 'launch-1200.webp', ['BreadcrumbList']],
  ['page of text', '/fairness', 'launch-1200.webp', ['BreadcrumbList']],
  ['article', '/news/limits-that-hold', 'launch-1200.webp', ['BreadcrumbList', 'Article']],
] as const;

const metaOf = ({ page }: Visited, name: string): string | null =>
  page
    .all('meta')
    .find(meta => (meta.attribute('property') ?? meta.attribute('name')) === name)
    ?.attribute('content') ?? null;
const factsOf = ({ html }: Visited) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
  );

describe.each(kinds)('the head of a %s page', (kind, path, image, types) => {
  it.each(['', '/de', '/fr-CA'])(
    'the head of a page in "%s" states its title, address, languages and structured data',
    async prefix => {
      const at = path === '/' && prefix !== '' ? prefix : prefix + path;
      const visited = await site.visit(at);
      expect(visited.status).toBe(200);
      const { page } = visited;
      const title = page.one('title').text;
      expect(metaOf(visited, 'description')?.length).toBeGreaterThan(30);
      const own = origin + at;
      expect(page.one('link', { rel: 'canonical' }).attribute('href')).toBe(own);
      const languages = page.all('link', { rel: 'alternate' }).map(link => link.attribute('hreflang'));
      expect(languages).toEqual([...locales, 'x-default']);
      expect(page.one('link', { hreflang: 'x-default' }).attribute('href')).toBe(origin + path);
      expect(metaOf(visited, 'og:title')).toBe(title);
      expect(metaOf(visited, 'og:url')).toBe(own);
      expect(metaOf(visited, 'og:type')).toBe(kind === 'article' ? 'article' : 'website');
      expect(metaOf(visited, 'og:image')).toContain(`${origin}/pictures/`);
      expect(metaOf(visited, 'og:image')).toContain(image);
      expect(metaOf(visited, 'twitter:card')).toBe(image.startsWith('square') ? 'summary' : 'summary_large_image');
      const facts = factsOf(visited);
      expect(facts.map(fact => fact['@type'])).toEqual(types);
      const trail = facts.find(fact => fact['@type'] === 'BreadcrumbList')?.itemListElement as
        | { item: string }[]
        | undefined;
      expect(trail?.at(-1)?.item).toBe(types.some(type => type === 'BreadcrumbList') ? own : undefined);
      expect(JSON.stringify(facts)).not.toMatch(/rating|review/i);
    },
  );
});

it('the policies of guest and player pages allow structured data [A2]', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  for (const headers of [{}, { cookie }]) {
    const visited = await site.visit('/play/turbogames/rocket-x', headers);
    expect(factsOf(visited)).toHaveLength(2);
    expect(visited.html).not.toContain('name="structured-data"');
  }
});

it('pages that search engines must not list are marked noindex and have no canonical address', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  for (const path of [
    '/profile',
    '/profile/limits',
    '/favorite-games',
    '/search?q=rocket',
    '/search?q=x',
    '/pokies/all?volatility=high',
    '/sign-in',
    '/nowhere',
    '/oops',
    '/popup/remind',
  ]) {
    const visited = await site.visit(path, path.startsWith('/profile') || path === '/favorite-games' ? { cookie } : {});
    expect(metaOf(visited, 'robots'), path).toBe('noindex');
    expect(visited.page.all('link', { rel: 'canonical' }), path).toEqual([]);
  }
});

it('each host has its own robots.txt and sitemap, which name no other host [ROUTE-001]', async () => {
  const both = site.behind({ SITE_ORIGINS: `${origin},${mirror}` });
  for (const host of [origin, mirror]) {
    const rules = await (await both.ask(`${host}/robots.txt`)).text();
    expect(rules).toContain(`Sitemap: ${host}/sitemap.xml\n`);
    for (const file of ['/sitemap.xml', '/sitemap/de.xml']) {
      const { html, headers } = await both.visit(host + file);
      expect(headers.get('content-type')).toContain('application/xml');
      const addresses = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThanOrEqual(10);
      expect(addresses.filter(address => !address.startsWith(`${host}/`))).toEqual([]);
    }
  }
});

it('the sitemap has one file per locale, whose pages exist and whose change dates are correct', async () => {
  const index = (await site.visit('/sitemap.xml')).html;
  expect([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    locales.map(locale => `${origin}/sitemap/${locale}.xml`),
  );
  const { html } = await site.visit('/sitemap/fr-CA.xml');
  const entries = [...html.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const of = (path: string) => entries.find(([, address]) => address === `${origin}/fr-CA${path}`)?.slice(1);
  for (const path of ['/pokies/all', '/producers/turbogames', '/play/turbogames/rocket-x'])
    expect(of(path), path).toEqual([`${origin}/fr-CA${path}`, undefined]);
  expect(of('/news/limits-that-hold')?.[1]).toBe('2026-11-18');
  expect(new Set(entries.map(([, address]) => address)).size).toBe(entries.length);
  for (const [, address = ''] of entries.filter((_entry, at) => at % 7 === 0 || at < 40)) {
    const { status, page } = await site.visit(address.replace(origin, ''));
    expect([address, status]).toEqual([address, 200]);
    expect(page.all('meta', { name: 'robots' }), address).toEqual([]);
    expect(page.one('link', { rel: 'canonical' }).attribute('href')).toBe(address);
  }
  for (const file of ['xx.xml', 'de', 'fr-CA.xml.xml'])
    expect((await site.visit(`/sitemap/${file}`)).status, file).toBe(404);
});

it('the sitemap responds with 503 instead of an incomplete list while the platform is down', async () => {
  const down = site.behind({}, path => (path.includes('/api/games') ? new Response(null, { status: 503 }) : undefined));
  expect((await down.visit('/sitemap/de.xml')).status).toBe(503);
});
