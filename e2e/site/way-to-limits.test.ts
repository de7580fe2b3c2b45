import { beforeAll, expect, it } from 'vitest';
import { sharedSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

let site: Site;
beforeAll(async () => void (site = await sharedSite()));

const limits = '/profile/limits';
type Seen = Map<string, Promise<readonly string[]>>;

/** Link targets of a page rendered without script; redirects are followed. */
function linksOf(address: string, cookie: string, seen: Seen): Promise<readonly string[]> {
  const path = address.split('#')[0] ?? '';
  const known = seen.get(path) ?? read(path, cookie, seen);
  seen.set(path, known);
  return known;
}
async function read(path: string, cookie: string, seen: Seen): Promise<readonly string[]> {
  const { location, page } = await site.visit(path, { cookie });
  if (location !== null) return location.split('?')[0] === limits ? [limits] : linksOf(location, cookie, seen);
  const links = page.all('a', { href: /^\/(?!\/)/ }).map(link => link.attribute('href') ?? '');
  return [...new Set(links)].filter(href => !/^\/(?:api|assets|pictures)\//.test(href));
}

it.each(['estonia@liftoff.test', 'demo@liftoff.test'])(
  'every screen for the player %s is at most two clicks away from the limits [C1]',
  async email => {
    const cookie = await site.signIn(email);
    const seen: Seen = new Map();
    const far: string[] = [];
    for (const screen of screensOfSite()) {
      const first = await linksOf(screen, cookie, seen);
      let near = first.some(href => href.split('?')[0]?.split('#')[0] === limits);
      for (const href of first) near ||= (await linksOf(href, cookie, seen)).some(to => to.split(/[?#]/)[0] === limits);
      if (!near) far.push(screen);
    }
    expect(far).toEqual([]);
  },
  120_000,
);
