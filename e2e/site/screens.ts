import routes from '../../apps/web/app/routes.ts';

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

/** Every route path, with its parameters. */
const pathsOf = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children.length > 0 ? pathsOf(children, own) : path === undefined && !index ? [] : [own || '/'];
  });

/** Addresses for paths with parameters, and additional screens on the same routes. */
const filled: Readonly<Record<string, readonly string[]>> = {
  '/pokies/:slug': ['/pokies/all', '/pokies/new', '/pokies/all?page=2', '/pokies/all?sort=new'],
  '/live/:slug': ['/live/all'],
  '/categories/:slug': ['/categories/turbo'],
  '/games/:id': ['/games/turbo'],
  '/producers/:slug/:page?': ['/producers/turbogames', '/producers/apogee'],
  '/news/:slug': ['/news/limits-that-hold', '/news/no-such-article'],
  // The casino has no bonus with its own page.
  '/bonuses/:slug': ['/bonuses/no-such-bonus'],
  '/tournaments/:slug': ['/tournaments/winter-solstice-cup'],
  '/quests/:slug': ['/quests/perseid-road', '/quests/short-hop'],
  '/action/:slug?': ['/action', '/action/friday-refuel'],
  '/lottery/:slug': ['/lottery/aphelion-draw', '/lottery/perihelion-draw'],
  '/lootboxes/:id': ['/lootboxes/1'],
  '/profile/gifts/:id': ['/profile/gifts/1'],
  '/search': ['/search', '/search?q=koi', '/search?q=nothing-like-it'],
  '/profile/main?': ['/profile', '/profile/main'],
  '/popup/:name': ['/popup/cashbox', '/popup/withdraw', '/popup/limits', '/popup/new-provider'],
  // These are not screens: addresses that lead out of the site, and files for search engines.
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
    '/mystic',
    '/no-such-page',
  ],
  '/play/:identifier': ['/play/rocket-x?mode=demo'],
  '/play/:producer/:name': ['/play/turbogames/rocket-x?mode=demo', '/play/turbogames/rocket-x?mode=real'],
  '/accounts/:id/deposit': ['/accounts/one/deposit'],
  '/confirmation': ['/confirmation?confirmation_token=x'],
  '/autologin': ['/autologin?autologin_token=x'],
};

/**
 * Addresses of every screen of the site. Throws if a route with parameters has none, so that new routes are included.
 */
export function screensOfSite(): readonly string[] {
  const screens = pathsOf(routes as Entry[]).flatMap(path => filled[path] ?? [path]);
  const open = screens.filter(path => /[:*]/.test(path));
  if (open.length > 0 || screens.length < 40) throw new Error(`Routes without an address: ${open.join(', ')}`);
  return screens;
}
