import { act, cleanup } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useHash } from './use-hash.ts';

const scrolled = vi.fn<(name: string) => void>();
/** Adds an element to the page. */
const comes = (name: string) => {
  const element = document.createElement('h2');
  element.id = name;
  element.scrollIntoView = () => scrolled(name);
  document.body.append(element);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  scrolled.mockReset();
});

function Page() {
  useHash({ guest: true, askCookies: () => undefined });
  return null;
}
function open(address: string, id = 'routes/shell') {
  const router = createMemoryRouter([{ id, path: '*', element: <Page /> }], {
    initialEntries: [address],
    hydrationData: {},
  });
  show(<RouterProvider router={router} />);
  return { router, go: (to: string) => act(() => router.navigate(to)) };
}

it('scrolls to the hash in the address even if its target appears a second after the page [CONST-061]', () => {
  open('/#late');
  vi.advanceTimersByTime(1_000);
  expect(scrolled).not.toHaveBeenCalled();
  comes('late');
  vi.advanceTimersByTime(1_000);
  expect(scrolled.mock.calls).toEqual([['late']]);
});

it("scrolls to a later hash's target, and not to that of an earlier hash whose target had not appeared yet [CONST-061]", async () => {
  const { go } = open('/#first');
  await go('/#second');
  comes('first');
  comes('second');
  vi.advanceTimersByTime(1_000);
  expect(scrolled.mock.calls).toEqual([['second']]);
});

it("passes the page's query to a form opened by a hash [HASH-004] [POPUP-005]", async () => {
  const { router } = open('/fairness?reset_password_token=abc#new-password');
  await expect.poll(() => router.state.location.search).toContain('dialog=new-password');
  const { pathname, search } = router.state.location;
  expect([pathname, Object.fromEntries(new URLSearchParams(search))]).toEqual([
    '/fairness',
    { reset_password_token: 'abc', dialog: 'new-password', 'dialog.reset_password_token': 'abc' },
  ]);
});

it('a hash on a page that cannot have dialogs opens the form at its own address, with the same query [HASH-004] [POPUP-005]', async () => {
  const { router } = open('/oops?reset_password_token=abc#new-password', 'OopsPage');
  await expect.poll(() => router.state.location.pathname).toBe('/new-password');
  expect(router.state.location).toMatchObject({ search: '?reset_password_token=abc', hash: '' });
});

it('a form opened by a hash replaces an open dialog, so that going Back leads to the page [HASH-002] [POPUP-018]', async () => {
  const { router, go } = open('/fairness');
  await go('/fairness?dialog=sign-in');
  const link = Object.assign(document.createElement('a'), { href: `${window.location.pathname}#sign-up` });
  document.body.append(link);
  act(() => link.click());
  await expect.poll(() => router.state.location.search).toBe('?dialog=sign-up');
  await act(() => router.navigate(-1));
  expect(router.state.location).toMatchObject({ pathname: '/fairness', search: '' });
});
