import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scrolling } from './scrolling.ts';

const key = 'react-router-scroll-positions';
/** Newer browsers answer a scroll with a promise. */
const scrollTo = vi.fn<(x: number, y: number) => Promise<void>>(async (_x, y) => at(y));
const scrollIntoView = vi.fn<() => void>();
const at = (y: number) => void vi.stubGlobal('scrollY', y);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', scrollTo);
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  at(0);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(search = '') {
  const element = (
    <>
      <h2 id="terms">Terms</h2>
      <Outlet />
      <Scrolling />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname: '/', search, key: 'first' } as never],
    hydrationData: {},
  });
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => router.navigate(to as string));
  return { go, key: () => router.state.location.key };
}

it('a page that was served stays where the browser has it; another begins at its top', async () => {
  const { go } = open();
  expect(scrollTo).not.toHaveBeenCalled();
  at(900);
  await go('/list');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('Back shows a page where it was left, Forward the other one', async () => {
  const { go } = open();
  at(900);
  await go('/list');
  at(350);
  await go(-1);
  expect(scrollTo.mock.lastCall).toEqual([0, 900]);
  await go(1);
  expect(scrollTo.mock.lastCall).toEqual([0, 350]);
});

it('a hash shows the place that it names; one that names none shows the top', async () => {
  const { go } = open();
  await go('/list#terms');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  for (const hash of ['#none', '#%E0%A4%A']) await go(`/list${hash}`);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('what the page leaves behind is found again after another site or a reload', async () => {
  open();
  at(640);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ first: 640 });
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  cleanup();
  const { go } = open();
  await go('/list');
  await go(-1);
  expect(scrollTo.mock.lastCall).toEqual([0, 640]);
});

it.each(['{half', 'null', '7', '"x"', '[]', '{"first":"640"}', '{"first":null}'])(
  'a storage that is closed, or that holds %s, harms nothing',
  async held => {
    sessionStorage.setItem(key, held);
    const { go } = open();
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new Error('closed');
      },
    });
    window.dispatchEvent(new Event('pagehide'));
    await go('/list');
    expect(scrollTo.mock.lastCall).toEqual([0, 0]);
    at(350);
    await go('/other');
    await go(-1);
    expect(scrollTo.mock.lastCall).toEqual([0, 350]);
  },
);
