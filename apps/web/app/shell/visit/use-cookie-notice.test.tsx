import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCookieNotice } from './use-cookie-notice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = 'cookie_consent=;path=/;max-age=0';
});

/** Opens an address; returns functions to check for the notice and to choose. */
function noticeAt(address: string, asked = false) {
  const wrapper = ({ children }: { children: ReactNode }) => {
    const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useCookieNotice(asked, () => undefined), { wrapper });
  return { isShown: () => result.current !== null, choose: () => act(() => result.current?.('refused')) };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('the cookie notice appears after 1.5 seconds and disappears once a choice is made [OVERLAY-001] [OVERLAY-002] [STATE-062] [CONST-066]', () => {
  const notice = noticeAt('/');
  pass(1_499);
  expect(notice.isShown()).toBe(false);
  pass(1);
  expect(notice.isShown()).toBe(true);
  notice.choose();
  expect(notice.isShown()).toBe(false);
  expect(document.cookie).toMatch(/^cookie_consent=1\.refused\.\d+$/);
  cleanup();
  const next = noticeAt('/');
  pass(60_000);
  expect(next.isShown()).toBe(false);
  cleanup();
  expect(noticeAt('/', true).isShown()).toBe(true);
});

it('the cookie notice disappears when its tab becomes visible after a choice in another tab [OVERLAY-001] [STATE-062]', () => {
  const notice = noticeAt('/');
  pass(1_500);
  document.cookie = 'cookie_consent=1.accepted.1764237600;path=/';
  expect(notice.isShown()).toBe(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(notice.isShown()).toBe(false);
});

it.each(['/sign-up', '/registration', '/pokies/all?dialog=sign-up'])(
  'the cookie notice never covers a registration at %s [OVERLAY-003]',
  address => {
    const notice = noticeAt(address);
    pass(60_000);
    expect(notice.isShown()).toBe(false);
  },
);

it.each(['/play/turbogames/rocket-x', '/play/rocket-x'])(
  "the cookie notice waits on a game's page, where it would cover the game, until the visitor asks for it: %s",
  address => {
    const notice = noticeAt(address);
    pass(60_000);
    expect(notice.isShown()).toBe(false);
    expect(noticeAt(address, true).isShown()).toBe(true);
  },
);

it('the cookie notice is not shown to crawlers', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const notice = noticeAt('/');
  pass(60_000);
  expect(notice.isShown()).toBe(false);
});
