import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, origin, type Site, type Visitor } from './open-site.ts';

const bare = 'https://moon.example';
const www = 'https://www.moon.example';
let site: Site;
let twins: Visitor;
beforeAll(async () => {
  site = await openSite('small');
  twins = site.behind({ SITE_ORIGINS: `${origin},${bare},${www}` });
});
afterAll(() => site.close());

type Press = (event: { target: { closest: (selector: string) => object | null } }) => void;

/**
 * Runs the first script of a page as a browser would, with this content of the storage. Returns where the script
 * redirects (or `null`) and a function that gives the cookie set by a click on a language link.
 */
async function runFirstScript(visitor: Visitor, address: string, kept: string | null) {
  const { html } = await visitor.visit(address);
  const script = /<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const url = new URL(address, origin);
  let replaced: string | null = null;
  const dataset: Record<string, string> = {};
  const named = /<html[^>]*\bdata-www="([^"]*)"/.exec(html)?.[1];
  if (named !== undefined) dataset.www = named;
  const { pathname, search } = url;
  const page = { documentElement: { dataset }, cookie: '', referrer: '', querySelectorAll: () => [] };
  const pressed: Press[] = [];
  const given: Record<string, unknown> = {
    location: { pathname, search, hash: '#top', protocol: url.protocol, replace: (to: string) => (replaced = to) },
    localStorage: kept === null ? undefined : { 'liftoff.flags': kept },
    document: page,
    window: {},
    trustedTypes: undefined,
    matchMedia: () => ({ matches: false }),
    addEventListener: (type: string, hear: Press, early?: boolean) => type === 'click' && early && pressed.push(hear),
    URLSearchParams,
    setTimeout: () => 0,
    navigator: {},
    performance: { getEntriesByType: () => [] },
  };
  runInNewContext(script, given);
  const choose = (hreflang: string) => {
    const closest = (selector: string) => (selector === 'a[data-choose-locale]' ? { hreflang } : null);
    for (const hear of pressed) hear({ target: { closest } });
    return page.cookie;
  };
  return { leadsTo: replaced, choose };
}

/** Where the first script of a page redirects, or `null`. */
const leadsTo = async (visitor: Visitor, address: string, kept: string | null): Promise<string | null> =>
  (await runFirstScript(visitor, address, kept)).leadsTo;

const on = (flag: string) => JSON.stringify({ [flag]: true });

describe('the techwork flag', () => {
  it.each([
    ['/', '/techwork'],
    ['/pokies/all?page=2', '/techwork'],
    ['/sign-in', '/techwork'],
    ['/fr-CA/live/all', '/fr-CA/techwork'],
    ['/guest/de', '/guest/de/techwork'],
    ['/no', '/no/techwork'],
    ['/en-KW/pokies/all', '/en-KW/techwork'],
    // Not a locale of the site, or an address that only ends like an exempt one.
    ['/fr/pokies/all', '/techwork'],
    ['/guesthouse', '/techwork'],
    ['/categories/techwork', '/techwork'],
    ['/producers/ffc', '/techwork'],
    ['/de/producers/ffc', '/de/techwork'],
    ['/ffc', null],
    ['/fr-CA/ffc', null],
    ['/guest/ffc', null],
    ['/fr-CA/techwork', null],
    ['/techwork', null],
  ])(
    'the techwork flag shows the maintenance page in place of %s, unless that address is exempt [ROLE-028] [ROLE-027]',
    async (path, leads) => {
      expect(await leadsTo(site, path, on('techwork'))).toBe(leads);
    },
  );

  it.each([
    ['nothing', '{}'],
    ['the value for off', '{"techwork":false}'],
    ['a value other than on', '{"techwork":"yes"}'],
    ['incomplete JSON', '{"techwork":'],
    ['null', 'null'],
    ['another shape', '[7]'],
    ['nothing because it is unavailable', null],
  ])('the techwork flag is off if the storage contains %s [ROLE-027]', async (_what, kept) => {
    expect(await leadsTo(site, '/', kept)).toBeNull();
  });

  it('the maintenance page is complete, with the age, the licence, help and a contact address [ROLE-028]', async () => {
    for (const path of ['/techwork', '/de/techwork']) {
      const { status, page } = await site.visit(path);
      expect([path, status, page.all('h1').length]).toEqual([path, 200, 1]);
      expect(page.all('a', { href: /^mailto:/ }).length).toBe(1);
      expect(page.one('footer').text).toContain('CW-0000-EX');
      expect(page.one('meta', { name: 'robots' }).attribute('content')).toBe('noindex');
    }
  });
});

describe('the feature flag screen', () => {
  it('the feature flag screen exists only for testers, and for everyone in development or if it is switched on [ROUTE-056] [D17] [A50] [ROLE-007]', async () => {
    const statusOf = async (cookie: string, visitor: Visitor = site) => {
      const headers = cookie === '' ? {} : { cookie };
      const both = ['/ffc', '/fr-CA/ffc'].map(async path => (await visitor.visit(path, headers)).status);
      return await Promise.all(both);
    };
    const [player, tester] = [await site.signIn('demo@liftoff.test'), await site.signIn('tester@liftoff.test')];
    expect(await statusOf('')).toEqual([404, 404]);
    expect(await statusOf(player)).toEqual([404, 404]);
    expect((await site.visit('/ffc.data', { cookie: player })).html).not.toContain('disableWWW');
    expect(await statusOf(tester)).toEqual([200, 200]);
    for (const env of [{ NODE_ENV: 'development' }, { FLAG_SCREEN: 'on' }, { NODE_ENV: 'test', FLAG_SCREEN: 'on' }])
      expect(await statusOf('', site.behind(env)), JSON.stringify(env)).toEqual([200, 200]);
  });
});

describe('a chosen language', () => {
  it.each([
    [`${bare}/`, ';secure'],
    [`${origin}/`, ''],
  ])(
    'a language chosen at %s is stored for a year, in a secure cookie if the site uses https [A5]',
    async (address, secure) => {
      const { choose } = await runFirstScript(twins, address, '{}');
      expect(choose('de')).toBe(`locale=de;path=/;max-age=31536000;samesite=lax${secure}`);
    },
  );
});

describe('a host and its www form', () => {
  it('of a host and its www form, the one listed later redirects to the other with the whole address [ROLE-029]', async () => {
    expect(await leadsTo(twins, `${www}/pokies/all?page=2`, '{}')).toBe(`${bare}/pokies/all?page=2#top`);
    expect(await leadsTo(twins, `${bare}/pokies/all?page=2`, '{}')).toBeNull();
    expect(await leadsTo(twins, `${origin}/`, '{}')).toBeNull();
  });

  it('the disableWWW flag prevents the www redirect, and the flag screen can always be reached without being redirected [ROLE-029]', async () => {
    expect(await leadsTo(twins, `${www}/ffc`, '{}')).toBeNull();
    expect(await leadsTo(twins, `${www}/producers/ffc`, '{}')).toBe(`${bare}/producers/ffc#top`);
    expect(await leadsTo(twins, `${www}/`, on('disableWWW'))).toBeNull();
    for (const odd of ['{"disableWWW":"no"}', '{"disableWWW":1}', '{"disableWWW":'])
      expect(await leadsTo(twins, `${www}/`, odd), odd).toBe(`${bare}/#top`);
  });
});
