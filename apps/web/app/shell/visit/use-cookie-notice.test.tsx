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

/** Whether the notice is shown at an address, as time goes by. */
function noticeAt(address: string, asked = false) {
  const wrapper = ({ children }: { children: ReactNode }) => {
    const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useCookieNotice(asked, () => undefined), { wrapper });
  return { isShown: () => result.current !== null, choose: () => act(() => result.current?.('refused')) };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('comes after 1.5 s and goes with the choice [OVERLAY-001] [OVERLAY-002] [STATE-062] [CONST-066]', () => {
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

it('goes once its tab is looked at after a choice in another one [OVERLAY-001] [STATE-062]', () => {
  const notice = noticeAt('/');
  pass(1_500);
  document.cookie = 'cookie_consent=1.accepted.1764237600;path=/';
  expect(notice.isShown()).toBe(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(notice.isShown()).toBe(false);
});

it.each(['/sign-up', '/registration', '/pokies/all?dialog=sign-up'])(
  'never stands over a registration at %s [OVERLAY-003]',
  address => {
    const notice = noticeAt(address);
    pass(60_000);
    expect(notice.isShown()).toBe(false);
  },
);

it('does not stand in the text that a crawler reads', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  const notice = noticeAt('/');
  pass(60_000);
  expect(notice.isShown()).toBe(false);
});
