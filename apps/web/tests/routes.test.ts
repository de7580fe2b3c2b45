import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { isForPlayers } from '../app/shared/site/address/player-paths.ts';

/** The path of each route that bears a name of its own. */
function named(entries: readonly RouteConfigEntry[]): Record<string, string | undefined> {
  const own = entries.flatMap(({ id, path }) => (id === undefined ? [] : [[id, path] as const]));
  const inner = entries.flatMap(({ children = [] }) => Object.entries(named(children)));
  return Object.fromEntries([...own, ...inner]);
}

/** Every address of the site, and the module that serves it. */
function served(entries: readonly RouteConfigEntry[], above = ''): [address: string, module: string][] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    const own: [string, string][] = path !== undefined || index ? [[address || '/', file]] : [];
    return [...own, ...served(children, address)];
  });
}

it('the addresses are these, each served by a module that is there [ROUTE-066] [ROUTE-079]', () => {
  const all = served(routes);
  for (const [, file] of all) expect(existsSync(join(import.meta.dirname, '../app', file)), file).toBe(true);
  expect(all.map(([address, file]) => `${address} ← ${file}`)).toMatchSnapshot();
});

it('routes bear the names that are fixed [ROUTE-066] [ROUTE-067] [ROUTE-068] [ROUTE-069] [ROUTE-070] [ROUTE-071] [ROUTE-072] [ROUTE-073] [ROUTE-074] [ROUTE-075] [ROUTE-076] [ROUTE-077] [ROUTE-078] [ROUTE-079] [ROUTE-080] [ROUTE-081]', () => {
  expect(named(routes)).toEqual({
    NotFoundPage: '*',
    NewsList: 'news',
    NewsPage: 'news/:slug',
    SingleBonusPage: 'bonuses/:slug',
    'account-deposit': 'accounts/:id/deposit',
    login: 'login',
    registration: 'registration',
    OopsPage: 'oops',
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

/** Every address of the site, and whether a loader on the way to it sends guests to registration. */
function guarded(entries: readonly RouteConfigEntry[], above = '', within = false): [address: string, is: boolean][] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const source = readFileSync(join(import.meta.dirname, '../app', file), 'utf8');
    const is = within || /\b(?:requirePlayer|toSignUp|loadFavourites)\(/.test(source);
    const address = path === undefined ? above : `${above}/${path}`;
    return [...(path === undefined ? [] : [[address, is] as [string, boolean]]), ...guarded(children, address, is)];
  });
}

it('the addresses that lead a guest to registration are those of a player, and no others [GUARD-001]', () => {
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
])('%s%s is a player’s alone: %s [GUARD-001] [ROUTE-069]', (path, search, is) => {
  expect(isForPlayers(path, search)).toBe(is);
});
