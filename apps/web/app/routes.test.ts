import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

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
  for (const [, file] of all) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
  expect(all.map(([address, file]) => `${address} ← ${file}`)).toMatchInlineSnapshot(`
    [
      "/ ← routes/lobby.tsx",
      "/pokies/:slug ← routes/pokies.tsx",
      "/live/:slug ← routes/live.tsx",
      "/categories/:slug ← routes/category.tsx",
      "/games/:id ← routes/category-by-id.tsx",
      "/producers ← routes/producers.tsx",
      "/producers/:slug/:page? ← routes/producer.tsx",
      "/favorite-games ← routes/favourites.tsx",
      "/search ← routes/search.tsx",
      "/self-assessment ← routes/self-assessment.tsx",
      "/payments ← routes/payments.tsx",
      "/benefits-of-crypto ← routes/benefits-of-crypto.tsx",
      "/news ← routes/news.tsx",
      "/news/:slug ← routes/news-page.tsx",
      "/bonuses/:slug ← routes/bonus-page.tsx",
      "/deposit ← routes/deposit.tsx",
      "/accounts/:id/deposit ← routes/deposit.tsx",
      "/deposit-fast ← routes/deposit-fast.tsx",
      "/deposit-bonus ← routes/deposit-bonus.tsx",
      "/cashbox ← routes/cashbox.tsx",
      "/dashboard ← routes/dashboard.tsx",
      "/withdraw ← routes/withdraw.tsx",
      "/profile ← routes/profile.tsx",
      "/profile/main? ← routes/profile-main.tsx",
      "/profile/subscriptions ← routes/subscriptions.tsx",
      "/profile/games-history ← routes/games-history.tsx",
      "/profile/verification ← routes/verification.tsx",
      "/profile/limits ← routes/limits.tsx",
      "/profile/security ← routes/security.tsx",
      "/profile/level ← routes/profile-level.tsx",
      "/profile/gifts ← routes/profile-gifts.tsx",
      "/profile/limits/confirm ← routes/confirm-limit.tsx",
      "/popup/:name ← routes/popup.tsx",
      "/sport/:place? ← routes/sport.tsx",
      "/users/* ← routes/users.tsx",
      "/* ← routes/rest.tsx",
      "/play ← routes/play-base.tsx",
      "/play/:identifier ← routes/play-by-id.tsx",
      "/play/:producer/:name ← routes/play.tsx",
      "/sitemap.xml ← routes/sitemap-index.ts",
      "/sitemap/:file ← routes/sitemap.ts",
      "/sign-in ← routes/sign-in.tsx",
      "/sign-up ← routes/sign-up.tsx",
      "/login ← routes/sign-in.tsx",
      "/registration ← routes/sign-up.tsx",
      "/remind ← routes/remind.tsx",
      "/new-password ← routes/new-password.tsx",
      "/email-verify ← routes/email-verify.tsx",
      "/confirmation ← routes/confirmation.tsx",
      "/autologin ← routes/autologin.tsx",
      "/confirm-offers ← routes/confirm-offers.tsx",
      "/unsubscribe ← routes/unsubscribe.tsx",
      "/oops ← routes/oops.tsx",
      "/ffc ← routes/ffc.tsx",
      "/techwork ← routes/techwork.tsx",
    ]
  `);
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
