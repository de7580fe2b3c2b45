import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext, type PageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './profile.tsx';
import { loader as loadAlias } from './users.tsx';

function visiting(path: string, about: Partial<PageContext>, answers: Record<string, unknown>) {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage(answers, about).page);
  const url = new URL(`https://site.example${path}`);
  return { context, url, params: { '*': url.pathname.split('/users/')[1] ?? '' } };
}

/** Calls the loader of the profile layout and returns its data, its redirect or its error. */
async function visit(path: string, about: Partial<PageContext> = {}, answers: Record<string, unknown> = {}) {
  const args = visiting(path, about, answers);
  return loader(args as unknown as Parameters<typeof loader>[0]).catch((error: unknown) => error);
}

/** Calls the loader of the `/users` alias in the same way. */
async function visitAlias(path: string, about: Partial<PageContext> = {}, answers: Record<string, unknown> = {}) {
  const args = visiting(path, about, answers);
  return loadAlias(args as unknown as Parameters<typeof loadAlias>[0]).catch((error: unknown) => error);
}

const leadsTo = (left: unknown) => (left instanceof Response ? left.headers.get('location') : left);

const signedIn = { signedIn: true };
const known = { '/api/player': { id: 7 }, '/api/player/accounts': [], '/api/player/favorite_games': [] };

it.each([
  ['a guest', '/profile', {}, '/profile'],
  ['a guest, with the query', '/profile/limits?period=week', {}, '/profile/limits?period=week'],
  ['in another language, under /guest', '/guest/de/profile', { base: '/guest', locale: 'de' }, '/guest/de/profile'],
  ['a player whose session has ended', '/profile/gifts', signedIn, '/profile/gifts'],
] as const)(
  'redirects a visitor to registration and back to the profile (%s): %s [GUARD-001]',
  async (_who, path, about, back) => {
    const left = await visit(path, about, { ...known, '/api/player': 401, '/api/player/accounts': 401 });
    expect(left).toBeInstanceOf(Response);
    expect((left as Response).headers.get('location')).toBe(`/sign-up?${new URLSearchParams({ redirect: back })}`);
  },
);

it('lets a signed-in player open the profile', async () => {
  expect(await visit('/profile', signedIn, known)).toMatchObject({ texts: { profile: {}, account: {} } });
});

it('responds with 404 to a request for a file under the profile, even from a guest', async () => {
  expect(await visit('/profile/x.css')).toMatchObject({ init: { status: 404 } });
});

it('does not treat a signed-in player as a guest while the platform is down', async () => {
  expect(await visit('/profile', signedIn)).toMatchObject({ name: 'PlayerUnknown' });
});

it.each([
  ['/users', '/profile'],
  ['/users/limits', '/profile/limits'],
  ['/users/games-history?period=30', '/profile/games-history?period=30'],
])('redirects a signed-in player from the alias %s to %s [ROUTE-020]', async (alias, path) => {
  expect(leadsTo(await visitAlias(alias, signedIn, known))).toBe(path);
});

it('the alias sends a guest to registration and back, and responds with 404 to a request for a file [ROUTE-020] [GUARD-001]', async () => {
  const left = await visitAlias('/users/limits?period=week');
  expect(leadsTo(left)).toBe(`/sign-up?${new URLSearchParams({ redirect: '/users/limits?period=week' })}`);
  expect(await visitAlias('/users/x.css')).toMatchObject({ init: { status: 404 } });
});

it.each([
  ['/users/password/edit?reset_password_token=a%2Bb', '/new-password?reset_password_token=a%2Bb'],
  ['/users/confirmation?confirmation_token=abc', '/confirmation?confirmation_token=abc'],
])(
  'redirects the legacy address %s to %s instead of treating it as an alias, even for guests [ROUTE-061] [ROUTE-062]',
  async (path, to) => {
    expect(leadsTo(await visitAlias(path))).toBe(to);
    expect(leadsTo(await visitAlias(path, signedIn, known))).toBe(to);
  },
);
