import { afterAll, beforeAll, expect, it } from 'vitest';
import routes from '../../apps/web/app/routes.ts';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

/** Every address of the routes, with the places that each of them has. */
const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children.length > 0 ? pathsOf(children, own) : path === undefined && !index ? [] : [own || '/'];
  });

/** An address for each place of a path, and further screens of the same route. */
const filled: Readonly<Record<string, readonly string[]>> = {
  '/pokies/:slug': ['/pokies/all', '/pokies/new', '/pokies/all?page=2', '/pokies/all?sort=new'],
  '/live/:slug': ['/live/all'],
  '/categories/:slug': ['/categories/turbo'],
  '/games/:id': ['/games/turbo'],
  '/producers/:slug/:page?': ['/producers/turbogames', '/producers/apogee'],
  '/news/:slug': ['/news/limits-that-hold', '/news/no-such-article'],
  '/search': ['/search', '/search?q=koi', '/search?q=nothing-like-it'],
  '/profile/main?': ['/profile', '/profile/main'],
  '/popup/:name': ['/popup/cashbox', '/popup/withdraw'],
  // What leads out of the site, and files for search engines, are no screens.
  '/sport/:place?': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/sitemap/:file': [],
  '/users/*': ['/users/limits', '/users/level'],
  '/*': [
    '/terms-and-conditions',
    '/privacy-policy',
    '/cookie-policy',
    '/general-rules',
    '/fairness',
    '/responsible-gaming',
    '/deposits-and-payouts',
    '/terms-and-conditions/EE',
    '/support',
    '/no-such-page',
  ],
  '/play/:identifier': ['/play/rocket-x?mode=demo'],
  '/play/:producer/:name': ['/play/turbogames/rocket-x?mode=demo', '/play/turbogames/rocket-x?mode=real'],
  '/accounts/:id/deposit': ['/accounts/one/deposit'],
  '/confirmation': ['/confirmation?confirmation_token=x'],
  '/autologin': ['/autologin?autologin_token=x'],
};

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
  const screens = pathsOf(routes as Entry[]).flatMap(path => filled[path] ?? [path]);
  expect(screens.filter(path => /[:*]/.test(path))).toEqual([]);
  expect(screens.length).toBeGreaterThanOrEqual(40);
  const far: string[] = [];
  for (const screen of screens) {
    const first = await linksOf(screen, cookie);
    let near = first.some(href => href.split('?')[0]?.split('#')[0] === limits);
    for (const href of first) near ||= (await linksOf(href, cookie)).some(to => to.split(/[?#]/)[0] === limits);
    if (!near) far.push(screen);
  }
  expect(far).toEqual([]);
}, 120_000);
