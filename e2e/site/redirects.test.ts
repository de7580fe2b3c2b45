import { beforeAll, expect, it } from 'vitest';
import { hostileHost, hostileRedirects } from '../../apps/web/app/testing/hostile-redirects.ts';
import { origin, sharedSite, type Site } from './open-site.ts';

let site: Site;
let cookie: string;
beforeAll(async () => {
  site = await sharedSite();
  cookie = await site.signIn('demo@liftoff.test');
});

const pages = ['/sign-in', '/sign-up', '/remind', '/registration', '/login', '/play/turbogames/rocket-x', '/nowhere'];
const names = ['redirect', 'return', 'return_url', 'back', 'exit'];

/** All addresses a page can lead to: links, forms, resources and a redirect's target. */
async function leadsTo(path: string, headers: Record<string, string>): Promise<readonly string[]> {
  const { location, html } = await site.visit(path, headers);
  const attributes = [...html.matchAll(/\s(?:href|action|formaction|src|content)="([^"]*)"/g)].map(([, to = '']) => to);
  return location === null ? attributes : [location, ...attributes];
}
const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Whether an address leaves the site or runs script, as a browser would parse it. */
function leaves(to: string): boolean {
  const text = decoded(to);
  if (/^\s*(?:javascript|data|vbscript):/i.test(text)) return true;
  return URL.canParse(text, origin) && new URL(text, origin).host.endsWith(hostileHost);
}

it('no page leads a guest or player out of the site, whatever its query contains [A36]', async () => {
  expect(new Set(hostileRedirects).size).toBeGreaterThanOrEqual(60);
  const left: string[] = [];
  for (const [at, payload] of hostileRedirects.entries()) {
    const query = new URLSearchParams(names.map(name => [name, payload]));
    // Each payload is tried on three pages; payloads alternate between a guest and a player.
    for (const page of [0, 1, 2].map(turn => pages[(at + turn) % pages.length] ?? '/')) {
      const headers: Record<string, string> = at % 2 === 0 ? {} : { cookie };
      const out = (await leadsTo(`${page}?${query}`, headers)).filter(leaves);
      left.push(...out.map(to => `${page} ${JSON.stringify(payload)}: ${to}`));
    }
  }
  expect(left).toEqual([]);
});

it("a game's back link always leads to the lobby, for guests and players, whatever the game's address contains [A36]", async () => {
  for (const headers of [{}, { cookie }])
    for (const payload of hostileRedirects.slice(0, 8)) {
      const query = new URLSearchParams([...names, 'lobby_url', 'cashier_url'].map(name => [name, payload]));
      const { page } = await site.visit(`/play/turbogames/rocket-x?mode=demo&${query}`, headers);
      const back = page.all('a').filter(link => /lobby|back/i.test(link.attribute('aria-label') ?? ''));
      expect(back.length).toBeGreaterThan(0);
      for (const link of back) expect(link.attribute('href')).toBe('/');
    }
});

it('a game address with the wrong studio redirects guests and players to the right one and keeps the query [ROUTE-044]', async () => {
  for (const headers of [{}, { cookie }]) {
    const { location } = await site.visit('/play/apogee/rocket-x?mode=demo', headers);
    expect(location).toBe('/play/turbogames/rocket-x?mode=demo');
  }
});

it('the redirect check detects hostile links that would leave the site', () => {
  const found = hostileRedirects.filter(leaves);
  expect(found.length).toBeGreaterThan(40);
  expect(['/', '/pokies/all', '#chat', `/search?q=//${hostileHost}`, `${origin}/sign-in`].filter(leaves)).toEqual([]);
});

it.each([
  ['/users/password/edit.data?reset_password_token=a', '/new-password?reset_password_token=a'],
  ['/users/confirmation.data?confirmation_token=a', '/confirmation?confirmation_token=a'],
  ['/accounts/history.data', '/'],
])(
  'a data request for an outdated address redirects to the current one: %s [ROUTE-061] [ROUTE-062] [ROUTE-063]',
  async (path, to) => {
    for (const headers of [{}, { cookie }]) {
      const { status, html } = await site.visit(path, headers);
      expect(status).toBe(202);
      expect(html).toContain('"SingleFetchRedirect"');
      expect(html).toContain(JSON.stringify(to));
    }
  },
);
