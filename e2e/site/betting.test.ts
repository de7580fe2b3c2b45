import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { origin, sharedSite, type Site, type Visitor } from './open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'betting-files-'));
const mirror = 'https://mirror.example';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

/** The same casino with this betting configuration. */
function withBetting(config: unknown): Visitor {
  writeFileSync(join(folder, 'betting-config.json'), JSON.stringify(config));
  return site.behind({ FE_CONFIG_DIR: folder, SITE_ORIGINS: `${origin},${mirror}` });
}
const menuOf = async (visitor: Visitor, path = '/fairness') => {
  const { page } = await visitor.visit(path);
  return page
    .one('div', { class: 'top-menu__fit' })
    .links('Sports')
    .map(link => link.attribute('href'));
};

it("the betting page redirects to the requested host's sports subdomain, or to a page there [ROUTE-001] [ROUTE-002] [ROUTE-055]", async () => {
  const visitor = withBetting({ enabled: true });
  const leads = async (path: string) => {
    const { status, location } = await visitor.visit(path);
    return location ?? status;
  };
  expect(await leads('/sport')).toBe('http://sport.localhost:3000/');
  expect(await leads('/sport/tennis')).toBe('http://sport.localhost:3000/tennis');
  expect(await leads('/sport/football%2F7')).toBe('http://sport.localhost:3000/football/7');
  expect(await leads('/fr-CA/sport/tennis')).toBe('http://sport.localhost:3000/tennis');
  expect(await leads('/sport/%2F%2Fevil.example')).toBe('http://sport.localhost:3000/evil.example');
  expect(await leads(`${mirror}/sport/tennis`)).toBe('https://sport.mirror.example/tennis');
  expect(await leads('/sport/tennis/7')).toBe(404);
  expect(await menuOf(visitor)).toEqual(['http://sport.localhost:3000/']);
  expect(await menuOf(visitor, `${mirror}/fairness`)).toEqual(['https://sport.mirror.example/']);
});

it('a configured betting address takes precedence over the sports subdomain [ROUTE-002] [ROUTE-055] [CALL-003]', async () => {
  const visitor = withBetting({ enabled: true, url: 'https://bets.example/en' });
  expect((await visitor.visit('/sport/tennis')).location).toBe('https://bets.example/en/tennis');
  expect(await menuOf(visitor)).toEqual(['https://bets.example/en']);
});

it.each([{}, { enabled: false, url: 'https://bets.example/' }, { url: 'javascript:alert(1)' }])(
  'without a betting site (%j), the betting page does not exist and is not linked [ROUTE-002] [ROUTE-055] [SHELL-021]',
  async config => {
    const visitor = withBetting(config);
    expect((await visitor.visit('/sport')).status).toBe(404);
    expect((await visitor.visit('/sport/tennis')).status).toBe(404);
    expect(await menuOf(visitor)).toEqual([]);
    const { page } = await visitor.visit('/login');
    expect([page.all('a', { class: 'betting-form__ground' }).length, page.all('h1').length]).toEqual([0, 1]);
  },
);

it('the backdrop of a sports site form links back to the sports site [ROUTE-053] [ROUTE-054] [OVERLAY-007]', async () => {
  const visitor = withBetting({ enabled: true });
  for (const path of ['/login', '/registration', '/de/login', '/guest/de']) {
    const { page } = await visitor.visit(path);
    const leads = page.all('a', { class: 'betting-form__ground' }).map(ground => ground.attribute('href'));
    expect(leads, path).toEqual(path === '/guest/de' ? [] : ['http://sport.localhost:3000/']);
  }
  for (const path of ['/sign-in', '/sign-up'])
    expect((await visitor.visit(path)).page.all('a', { class: 'betting-form__ground' }), path).toEqual([]);
});

it('only the sports site may frame its forms, and no other page of the casino may be framed [A4] [OVERLAY-009]', async () => {
  const cookie = await site.signIn('tester@liftoff.test');
  const framedBy = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) => {
    const answer = await visitor.visit(path, headers);
    expect(answer.headers.get('x-framed-by'), path).toBeNull();
    return /frame-ancestors ([^;]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  };
  const visitor = withBetting({ enabled: true, url: 'https://bets.example/en' });
  for (const path of ['/login', '/registration', '/de/login'])
    for (const headers of [{}, { cookie }])
      expect(await framedBy(visitor, path, headers), path).toBe('https://bets.example');
  for (const path of ['/', '/sign-in', '/sign-up', '/deposit', '/profile', '/login/x', '/pokies/all', '/sport'])
    for (const headers of [{}, { cookie }]) expect(await framedBy(visitor, path, headers), path).toBe("'none'");
  for (const path of ['/login', '/registration']) expect(await framedBy(withBetting({}), path), path).toBe("'none'");
});

it("the sports site's forms link to each other, and the casino's forms link to each other [OVERLAY-007]", async () => {
  const visitor = withBetting({ enabled: true });
  const linksOf = async (path: string) => {
    const { page } = await visitor.visit(path);
    const forms = page.one('main').all('a', { href: /\/(?:login|registration|sign-in|sign-up)(?:\?|$)/ });
    return [...new Set(forms.map(link => link.attribute('href')))];
  };
  expect(await linksOf('/login')).toEqual(['/registration']);
  expect(await linksOf('/de/registration')).toEqual(['/de/login']);
  expect(await linksOf('/sign-in')).toEqual(['/sign-up']);
  expect(await linksOf('/sign-up')).toEqual(['/sign-in']);
});
