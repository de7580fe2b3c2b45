import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@liftoff/contract/core/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, openSite, origin, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

/** Where an address leads: the path of a redirect, or the status of any other answer. */
const leadsTo = async (path: string, cookie = ''): Promise<string | number> => {
  const { status, location } = await site.visit(path, cookie === '' ? {} : { cookie });
  return location ?? status;
};

describe('an address', () => {
  it('an address can begin with one of the ten locales and no other language code [ROUTE-003] [I18N-001] [I18N-003] [I18N-006] [I18N-007] [I18N-008] [I18N-009] [I18N-010]', async () => {
    expect(locales).toHaveLength(10);
    for (const locale of locales.filter(one => one !== 'en-CA')) {
      expect(await leadsTo(`/${locale}/pokies/all`), locale).toBe(200);
      expect((await site.visit(`/${locale}/oops`)).page.one('html').attribute('lang')).toBe(locale);
    }
    for (const other of ['fr', 'xx']) expect(await leadsTo(`/${other}/pokies/all`), other).toBe(404);
    expect(await leadsTo('/EN/pokies/all')).toBe('/en/pokies/all');
    expect(await leadsTo('/en-ca/pokies/all')).toBe('/pokies/all');
  });

  it.each([
    ['the default locale has no prefix', '/en-CA/pokies/all', '', '/pokies/all'],
    ['nor does its lobby', '/en-CA', '', '/'],
    ['a trailing slash is removed', '/pokies/all/', '', '/pokies/all'],
    ['the query is preserved', '/fr-CA/pokies/all/?page=2', '', '/fr-CA/pokies/all?page=2'],
    ['the stored locale gets its prefix', '/pokies/all?sort=new', 'locale=fr-CA', '/fr-CA/pokies/all?sort=new'],
    ['an address with that prefix stays unchanged', '/fr-CA/pokies/all', 'locale=fr-CA', '/fr-CA/pokies/all'],
    [
      'an explicit default locale is not replaced with the stored one',
      '/en-CA/pokies/all?sort=new',
      'locale=fr-CA',
      '/pokies/all?sort=new',
    ],
    ['the root stays the root', '/', '', '/'],
  ])(
    'every page has one canonical address: %s (%s) [ROUTE-004] [ROUTE-005] [ROUTE-006]',
    async (_what, path, cookie, to) => {
      expect([await leadsTo(path, cookie), await endOf(site, path, cookie)]).toEqual([to === path ? 200 : to, to]);
    },
  );

  it.each([
    ['/guest/', '', '/guest'],
    ['/guest/?stag=7', '', '/guest?stag=7'],
    ['/guest/en-CA/pokies/all/', '', '/guest/pokies/all'],
    ['/guest/en-CA/pokies/all/?page=2', '', '/guest/pokies/all?page=2'],
    ['/guest/pokies/all', 'locale=fr-CA', '/guest/fr-CA/pokies/all'],
    ['/guest/pokies/all?sort=new', 'locale=fr-CA', '/guest/fr-CA/pokies/all?sort=new'],
    ['/guest/pokies/all', '', 200],
    ['/guest/play/rocket-x?mode=demo', '', '/guest/play/turbogames/rocket-x?mode=demo'],
    ['/guest/favorite-games', '', '/guest/sign-up?redirect=%2Fguest%2Ffavorite-games'],
  ])('addresses also work under /guest: %s (%s) leads to %s [ROUTE-007]', async (path, cookie, to) => {
    expect(await leadsTo(path, cookie)).toBe(to);
  });

  it('files, pictures and messages are also served under /guest [ROUTE-007]', async () => {
    const asset = /\/assets\/[^"]+\.js/.exec((await site.visit('/guest')).html)?.[0] ?? '';
    const picture = '/pictures/square/rocket-x-96.webp';
    for (const path of [asset, '/favicon.svg', '/verify-rounds.py', '/messages/de.json', picture]) {
      const [own, under] = await Promise.all([site.ask(path), site.ask(`/guest${path}`)]);
      expect([under.status, under.headers.get('content-type')], path).toEqual([200, own.headers.get('content-type')]);
      expect(await under.arrayBuffer(), path).toEqual(await own.arrayBuffer());
    }
    for (const path of ['/guest/assets/none.js', '/guest/guest/favicon.svg', '/guest/messages/..%2fde.json'])
      expect((await site.ask(path)).status, path).toBe(404);
  });

  it('all links on a page under /guest stay under /guest [ROUTE-007]', async () => {
    const { status, page } = await site.visit('/guest/de/live/all');
    expect([status, page.one('html').attribute('lang')]).toEqual([200, 'de']);
    const hrefs = page.all('a', { href: /^\// }).map(link => link.attribute('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(20);
    expect(hrefs.filter(href => !/^\/guest(?:\/|\?|$)/.test(href))).toEqual([]);
    expect(page.one('link', { rel: 'manifest' }).attribute('href')).toBe('/guest/site.webmanifest');
  });

  it.each([
    ['AU', 'en-AU'],
    ['AT', 'de'],
    ['CA', 'en-CA'],
    ['DE', 'de'],
    ['EE', 'et'],
    ['IT', 'it'],
    ['NO', 'no'],
    ['NZ', 'en-NZ'],
  ])(
    'an address without a prefix, requested from %s, shows the page in %s [SHELL-018] [I18N-011]',
    async (country, locale) => {
      const from = { 'x-test-country': country };
      const { status, page } = await site.visit('/pokies/all', from);
      expect([status, page.one('html').attribute('lang')]).toEqual([200, locale]);
      expect((await site.visit(`/${locale}/pokies/all`, from)).location).toBe('/pokies/all');
    },
  );

  it('a script or style sheet has no source map and refers to none [A50]', async () => {
    const { html } = await site.visit('/');
    const files = [...new Set([...html.matchAll(/\/assets\/[^"' ]+\.(?:js|css)/g)].map(([path]) => path))];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const answer = await site.ask(file);
      expect(answer.status, file).toBe(200);
      expect(await answer.text(), file).not.toContain('sourceMappingURL');
      expect((await site.visit(`${file}.map`)).status, file).toBe(404);
    }
  });

  it.each([
    ['/users/password/edit?reset_password_token=a%2Bb', '/new-password?reset_password_token=a%2Bb'],
    ['/fr-CA/users/password/edit?reset_password_token=a', '/fr-CA/new-password?reset_password_token=a'],
    ['/guest/users/password/edit', '/guest/new-password'],
    ['/users/confirmation?confirmation_token=a', '/confirmation?confirmation_token=a'],
    ['/accounts/history', '/'],
  ])(
    'an address from an old email redirects to the current page: %s [ROUTE-061] [ROUTE-062] [ROUTE-063]',
    async (path, to) => {
      expect(await leadsTo(path)).toBe(to);
    },
  );

  it.each([
    '/.git/config',
    '/.env',
    '/.well-known/secrets.json',
    '/package.json',
    '/assets/index.js.map',
    '/debug',
    '/metrics',
    '/server-status',
    '/console',
    '/console/api/ledger',
    '/openapi.json',
    '/ffc',
    ...'.htaccess .svn/entries .DS_Store .npmrc .ssh/id_rsa .aws/credentials admin backup.zip config.json Dockerfile'
      .split(' ')
      .map(name => `/${name}`),
    ...'dump.sql docker-compose.yml env.js graphql id_rsa info.php logs node_modules/react/package.json phpinfo.php'
      .split(' ')
      .map(name => `/${name}`),
    ...'server.js src/main.ts swagger.json test tmp tsconfig.json vite.config.ts web.config wp-login.php __debug__'
      .split(' ')
      .map(name => `/${name}`),
  ])('an address that is not for visitors is not found: %s [A50]', async path => {
    expect((await site.visit(path)).status).toBe(404);
  });

  it('the turbo game has its own page, and the short address redirects to it [ROUTE-060] [ROUTE-044] [ROUTE-080]', async () => {
    const { status, page } = await site.visit('/play/turbogames/rocket-x');
    expect([status, page.one('h1').text]).toEqual([200, 'Rocket X']);
    expect(await leadsTo('/play/rocket-x?mode=demo')).toBe('/play/turbogames/rocket-x?mode=demo');
  });

  it("a page's address is canonical in each locale, and the page lists its other locales", async () => {
    const head = (await site.visit('/fr-CA/pokies/all?utm_source=mail')).page.one('head');
    const alternates = head.all('link', { rel: 'alternate' });
    expect(alternates.map(link => [link.attribute('hreflang'), link.attribute('href')])).toEqual([
      ...locales.map(locale => [locale, `${origin}${locale === 'en-CA' ? '' : `/${locale}`}/pokies/all`]),
      ['x-default', `${origin}/pokies/all`],
    ]);
    expect(head.one('link', { rel: 'canonical' }).attribute('href')).toBe(`${origin}/fr-CA/pokies/all`);
  });
});

describe('a response', () => {
  it('every kind of response has the security headers [A1] [A3]', async () => {
    const asset = /\/assets\/[^"]+\.js/.exec((await site.visit('/')).html)?.[0] ?? '';
    const kinds: [string, number][] = [
      ['/', 200],
      ['/fr-CA/pokies/all', 200],
      ['/nowhere', 404],
      ['/pokies/all/', 302],
      [asset, 200],
      ['/assets/none.js', 404],
      ['/favicon.svg', 200],
      ['/messages/en-CA.json', 200],
      ['/api/games/providers', 200],
      ['/api/nothing', 404],
      ['/api/player', 200],
      ['/pictures/square/rocket-x-96.webp', 200],
      ['/healthz', 200],
      ['/guest', 200],
      ['/payments/methods', 401],
    ];
    for (const [path, status] of kinds) {
      const answer = await site.ask(path);
      const header = (name: string) => answer.headers.get(name);
      expect(answer.status, path).toBe(status);
      expect(header('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains; preload');
      expect(header('x-content-type-options'), path).toBe('nosniff');
      expect(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(header('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(header('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(header('permissions-policy'), path).toContain('geolocation=()');
      expect(header('content-security-policy'), path).toContain("default-src 'none'");
      expect(header('x-frame-options'), path).toBe('DENY');
      expect(header('server'), path).toBeNull();
      expect(header('x-powered-by'), path).toBeNull();
    }
  });
});

describe('a session', () => {
  it('a session is new on every sign-in, cannot be planted, and no longer works after sign-out [A8]', async () => {
    const planted = '__Host-session=planted-session-of-somebody-else-0123456789';
    const playerBy = async (cookie: string) =>
      ((await (await site.ask('/api/player', { headers: { cookie } })).json()) as { email?: string }).email ?? null;
    const first = await site.signIn('tester@liftoff.test', { cookie: planted });
    expect(first).toMatch(/^__Host-session=(?!planted)[\w-]{22,}/);
    expect([await playerBy(first), await playerBy(planted)]).toEqual(['tester@liftoff.test', null]);
    const second = await site.signIn('tester@liftoff.test', { cookie: first });
    expect(second).not.toBe(first);
    const headers = { cookie: second, 'sec-fetch-site': 'same-origin' };
    expect((await site.ask('/api/users/sign_out', { method: 'DELETE', headers })).status).toBe(204);
    expect(await playerBy(second)).toBeNull();
    const header = (await site.visit('/fairness', { cookie: second })).page.one('header', { class: 'header' });
    expect(header.links('Sign in')).toHaveLength(1);
    expect(header.all('summary', { class: /\bbalance\b/ })).toHaveLength(0);
  });

  it('a signed-in player is redirected away from sign-in and sign-up, which are for guests only [GUARD-002] [GUARD-003] [PROUTE-029]', async () => {
    const cookie = await site.signIn('tester@liftoff.test');
    for (const [path, to] of [
      ['/sign-in', '/'],
      ['/sign-up', '/'],
      ['/fr-CA/sign-in', '/fr-CA'],
      ['/fr-CA/sign-up', '/fr-CA'],
    ] as const)
      expect(await leadsTo(path, cookie), path).toBe(to);
  });

  it("two players' alternating page requests never show each other's session, and the pages are never cached [A45]", async () => {
    const emails = ['tester@liftoff.test', 'estonia@liftoff.test'];
    const cookies = await Promise.all(emails.map(email => site.signIn(email)));
    const asked = Array.from({ length: 120 }, (_, number) => number % 2);
    const pages: Awaited<ReturnType<Site['visit']>>[] = [];
    // Twelve at a time, because a page that takes too long is served without its player.
    for (let at = 0; at < asked.length; at += 12) {
      const some = asked.slice(at, at + 12);
      pages.push(...(await Promise.all(some.map(who => site.visit('/fairness', { cookie: cookies[who] ?? '' })))));
    }
    for (const [at, { headers, html }] of pages.entries()) {
      const own = asked[at] ?? 0;
      expect(emails.map(email => html.includes(email))).toEqual([own === 0, own === 1]);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    const headers = { cookie: cookies[0] ?? '' };
    for (const path of ['/profile/x.css', '/cashbox/x.js', '/x.css'])
      expect((await site.ask(path, { headers })).status, path).toBe(404);
  });

  it("a guest's page contains nothing from a player's session, even right after that player's page was rendered [A32]", async () => {
    const player = /auth_fields_missed|two_factor_enabled|estonia@|Kadri/;
    const cookie = await site.signIn('estonia@liftoff.test');
    for (const path of ['/', '/pokies/all', '/play/turbogames/rocket-x?mode=demo'])
      expect((await site.visit(path, { cookie })).html).toMatch(player);
    for (const path of ['/', '/pokies/all', '/play/turbogames/rocket-x?mode=demo', '/sign-in'])
      expect((await site.visit(path)).html, path).not.toMatch(player);
  });
});

describe("the operator's files", () => {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-fe-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const betting = 'https://sports.liftoff.example/';
  const brand = {
    blog: { url: 'https://blog.liftoff.example/', hosts: ['localhost'] },
    social: [
      { title: 'Mastodon', url: 'https://social.liftoff.example/' },
      { title: 'Pixelfed', url: 'https://pictures.liftoff.example/' },
    ],
    partners: [{ title: 'Affiliates', url: 'https://partners.liftoff.example/' }],
    awards: [
      {
        name: 'House of the year',
        nomination: 'Clear odds',
        prize: 'First prize',
        year: '2025',
        imgUrl: '/pictures/scene/vip-640.webp',
      },
    ],
    gamblingHelp: { url: 'https://help.liftoff.example/', hosts: ['localhost'] },
    dmcaHosts: ['localhost'],
  };
  const footerAt = async (url: string, env: NodeJS.ProcessEnv) =>
    (await site.behind(env).visit(url)).page.one('footer', { id: 'footer' });

  it("the operator's files are shown in the footer, with the blog, help and DMCA badge only on the listed hosts [SHELL-060] [SHELL-064] [SHELL-066] [SHELL-071] [SHELL-072] [SHELL-073] [PENTITY-021]", async () => {
    writeFileSync(join(folder, 'brand-config.json'), JSON.stringify(brand));
    const listed = await footerAt('/fairness', { FE_CONFIG_DIR: folder });
    const elsewhere = await footerAt('http://127.0.0.1:3000/fairness', { FE_CONFIG_DIR: folder });
    const plain = await footerAt('/fairness', {});
    const href = (footer: typeof listed, name: string) => footer.links(name).map(link => link.attribute('href'));
    for (const [name, url] of [
      ['Mastodon', 'https://social.liftoff.example/'],
      ['Pixelfed', 'https://pictures.liftoff.example/'],
      ['Affiliates', 'https://partners.liftoff.example/'],
    ] as const)
      expect([href(listed, name), href(elsewhere, name), href(plain, name)], name).toEqual([[url], [url], []]);
    for (const [name, { url }] of [
      ['Blog', brand.blog],
      ['Gambling help', brand.gamblingHelp],
    ] as const)
      expect([href(listed, name), href(elsewhere, name), href(plain, name)], name).toEqual([[url], [], []]);
    expect([listed, elsewhere, plain].map(({ text }) => /DMCA protected/.test(text))).toEqual([true, false, false]);
    const awards = listed.one('div', { class: 'trust' }).one('ul', { 'aria-label': 'Awards' });
    expect(awards.text).toBe('House of the year 2025 Clear odds: First prize');
    expect(awards.all('img').map(img => img.attribute('src'))).toEqual(['/pictures/scene/vip-640.webp']);
  });

  it('the shipped files give the footer social links, partner links and awards [SHELL-064] [SHELL-066] [SHELL-071]', async () => {
    const footer = await footerAt('/fairness', {});
    const href = (name: string) => footer.links(name).map(link => link.attribute('href'));
    expect(href('Instagram')).toEqual(['https://instagram.liftoff.example']);
    expect(href('Liftoff Partners')).toEqual(['https://partners.liftoff.example']);
    expect(footer.one('ul', { 'aria-label': 'Awards' }).text).toContain('Calm Play Award 2026');
  });

  it("the operator's files can replace the lobby with a betting site in the top menu [SHELL-021] [SHELL-024]", async () => {
    writeFileSync(join(folder, 'betting-config.json'), JSON.stringify({ url: betting }));
    const { page } = await site.behind({ FE_CONFIG_DIR: folder }).visit('/fairness');
    const menu = page.one('div', { class: 'top-menu__fit' });
    const leads = (name: string) => menu.links(name).map(link => link.attribute('href'));
    expect([leads('Sports'), leads('Lobby')]).toEqual([[betting], []]);
  });
});
