import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { isForPlayers } from '../app/shared/site/address/player-paths.ts';

/** Maps the explicit id of each route to its path. */
function named(entries: readonly RouteConfigEntry[]): Record<string, string | undefined> {
  const own = entries.flatMap(({ id, path }) => (id === undefined ? [] : [[id, path] as const]));
  const inner = entries.flatMap(({ children = [] }) => Object.entries(named(children)));
  return Object.fromEntries([...own, ...inner]);
}

/** Lists every address of the site with the module that serves it. */
function served(entries: readonly RouteConfigEntry[], above = ''): [address: string, module: string][] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const own: [string, string][] = path !== undefined || index ? [[address || '/', file]] : [];
    return [...own, ...served(children, address)];
  });
}

it('every address is served by an existing module, as listed in the snapshot [ROUTE-066] [ROUTE-079]', () => {
  const all = served(routes);
  for (const [, file] of all) expect(existsSync(join(import.meta.dirname, '../app', file)), file).toBe(true);
  expect(all.map(([address, file]) => `${address} ← ${file}`)).toMatchSnapshot();
});

it('routes have the ids that the requirements define [ROUTE-066] [ROUTE-067] [ROUTE-068] [ROUTE-069] [ROUTE-070] [ROUTE-071] [ROUTE-072] [ROUTE-073] [ROUTE-074] [ROUTE-075] [ROUTE-076] [ROUTE-077] [ROUTE-078] [ROUTE-079] [ROUTE-080] [ROUTE-081] [PROUTE-011] [PROUTE-019] [PROUTE-020] [PROUTE-021] [PROUTE-027]', () => {
  expect(named(routes)).toEqual({
    NotFoundPage: '*',
    NewsList: 'news',
    NewsPage: 'news/:slug',
    SingleBonusPage: 'bonuses/:slug',
    'all-tournaments': 'tournaments/all',
    Archive: 'tournaments/archive',
    Leaderboard: 'leaderboard',
    promo: 'promo',
    'account-deposit': 'accounts/:id/deposit',
    login: 'login',
    registration: 'registration',
    OopsPage: 'oops',
    ExchangeCompPoints: 'rocket-mart',
    'rocket-mart-all': 'rocket-mart/all',
    wheel: 'rocket-wheel',
    'vip-club': 'rocket-vipclub',
    'rocketmart-wheel': 'rocketmart-wheel',
    CompPointsFreeSpins: 'rocket-mart/freespins',
    CompPointsMoney: 'rocket-mart/money',
    CompPointsSpecial: 'rocket-mart/special',
    PaymentsPage: 'payments',
    Remind: 'remind',
    NewPassword: 'new-password',
    EmailVerify: 'email-verify',
    EmailConfirmation: 'confirmation',
    UserLimitConfirm: 'profile/limits/confirm',
    NamedPopup: 'popup/:name',
    GameBase: 'play',
    GameItem: ':identifier',
    GameItemSFU: ':producer/:name',
  });
});

/** Lists every address of the site, and whether a loader on its route branch redirects guests to registration. */
function guarded(entries: readonly RouteConfigEntry[], above = '', within = false): [address: string, is: boolean][] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const source = readFileSync(join(import.meta.dirname, '../app', file), 'utf8');
    const is = within || /\b(?:requirePlayer|toSignUp|loadFavourites|loadCashbox|loadVip)\(/.test(source);
    const address = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [[address, is] as [string, boolean]]), ...guarded(children, address, is)];
  });
}

it('`isForPlayers` is true for exactly the addresses that redirect a guest to registration [GUARD-001]', () => {
  const asked = (address: string) => address.replace(':name', 'cashbox').replace(/\/(?::\w+\??|\*|main\?)/g, '/7');
  const all = guarded(routes).filter(([address]) => !address.startsWith('/play'));
  expect(all.map(([address]) => [address, isForPlayers(asked(address), '')])).toEqual(all);
});

it.each([
  ['/play/turbogames/rocket-x', '?mode=real', true],
  ['/play/rocket-x', '?mode=real', true],
  ['/play/turbogames/rocket-x', '?mode=demo', false],
  ['/popup/limits', '', true],
  ['/popup/sign-up', '', false],
  ['/popup/email-verify', '', false],
  ['/limits', '', false],
  ['/terms', '', false],
  ['/profiles', '', false],
  ['/moon-vipclub', '', true],
  ['/moon-wheel', '', false],
])('%s%s is only for players: %s [GUARD-001] [ROUTE-069]', (path, search, is) => {
  expect(isForPlayers(path, search)).toBe(is);
});
