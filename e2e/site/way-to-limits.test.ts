import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

const limits = '/profile/limits';
const seen = new Map<string, Promise<readonly string[]>>();

/** Where the links of a page lead, as the browser draws it without script; redirects are followed. */
function linksOf(address: string, cookie: string): Promise<readonly string[]> {
  const path = address.split('#')[0] ?? '';
  const known = seen.get(path) ?? read(path, cookie);
  seen.set(path, known);
  return known;
}
async function read(path: string, cookie: string): Promise<readonly string[]> {
  const { location, page } = await site.visit(path, { cookie });
  if (location !== null) return location.split('?')[0] === limits ? [limits] : linksOf(location, cookie);
  const links = page.all('a', { href: /^\/(?!\/)/ }).map(link => link.attribute('href') ?? '');
  return [...new Set(links)].filter(href => !/^\/(?:api|assets|pictures)\//.test(href));
}

it('from every screen of a player the limits are two clicks away at the most [C1]', async () => {
  const cookie = await site.signIn('estonia@liftoff.test');
  const far: string[] = [];
  for (const screen of screensOfSite()) {
    const first = await linksOf(screen, cookie);
    let near = first.some(href => href.split('?')[0]?.split('#')[0] === limits);
    for (const href of first) near ||= (await linksOf(href, cookie)).some(to => to.split(/[?#]/)[0] === limits);
    if (!near) far.push(screen);
  }
  expect(far).toEqual([]);
}, 120_000);
