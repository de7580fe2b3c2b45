import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/** The path of each route that bears a name of its own. */
function named(entries: readonly RouteConfigEntry[]): Record<string, string | undefined> {
  const own = entries.flatMap(({ id, path }) => (id === undefined ? [] : [[id, path] as const]));
  const inner = entries.flatMap(({ children = [] }) => Object.entries(named(children)));
  return Object.fromEntries([...own, ...inner]);
}

it('routes bear the names that are fixed [ROUTE-067] [ROUTE-068] [ROUTE-070] [ROUTE-071] [ROUTE-072] [ROUTE-074] [ROUTE-075] [ROUTE-076] [ROUTE-077] [ROUTE-078] [ROUTE-080] [ROUTE-081]', () => {
  expect(named(routes)).toEqual({
    NotFoundPage: '*',
    NewsList: 'news',
    NewsPage: 'news/:slug',
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
    GameItem: 'play/:identifier',
    GameItemSFU: 'play/:producer/:name',
  });
});
