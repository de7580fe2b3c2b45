import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext, type PageContext } from '../page-context.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader } from './profile.tsx';

/** What the layout of the profile makes of a visit: nothing in its way, a redirect, or a fault. */
async function visit(path: string, about: Partial<PageContext> = {}, answers: Record<string, unknown> = {}) {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage(answers, about).page);
  const args = { context, params: {}, url: new URL(`https://site.example${path}`) };
  return loader(args as unknown as Parameters<typeof loader>[0]).catch((error: unknown) => error);
}

const signedIn = { signedIn: true };
const known = { '/api/player': { id: 7 }, '/api/player/accounts': [], '/api/player/favorite_games': [] };

it.each([
  ['a guest', '/profile', {}, '/profile'],
  ['a guest, with the query', '/profile/limits?period=week', {}, '/profile/limits?period=week'],
  ['in another language, under /guest', '/guest/de/profile', { base: '/guest', locale: 'de' }, '/guest/de/profile'],
  ['whose session ended', '/profile/gifts', signedIn, '/profile/gifts'],
] as const)('sends %s to registration and back: %s [GUARD-001]', async (_who, path, about, back) => {
  const left = await visit(path, about, { ...known, '/api/player': 401, '/api/player/accounts': 401 });
  expect(left).toBeInstanceOf(Response);
  expect((left as Response).headers.get('location')).toBe(`/sign-up?${new URLSearchParams({ redirect: back })}`);
});

it('lets its player in', async () => {
  expect(await visit('/profile', signedIn, known)).toBeNull();
});

it('is no file, for a guest neither', async () => {
  expect(await visit('/profile/x.css')).toMatchObject({ init: { status: 404 } });
});

it('does not take a player for a guest while the platform is away', async () => {
  expect(await visit('/profile', signedIn)).toMatchObject({ name: 'PlayerUnknown' });
});
