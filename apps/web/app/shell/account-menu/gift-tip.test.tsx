import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import GiftTip from './gift-tip.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openAt = (path: string) => {
  const router = createMemoryRouter([{ path: '*', element: <GiftTip count={2} /> }], { initialEntries: [path] });
  return show(<RouterProvider router={router} />, playerWith());
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tip = () => screen.queryByText('2 gifts are waiting');

it('a closed promo tooltip is shown again after ten minutes, also on another page [PBANNER-012]', () => {
  const { unmount } = openAt('/');
  expect(screen.getByRole('link', { name: 'See the gifts' }).getAttribute('href')).toBe('/profile/gifts');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(tip()).toBeNull();
  wait(5 * 60_000);
  unmount();
  openAt('/pokies/all');
  wait(5 * 60_000 - 1);
  expect(tip()).toBeNull();
  wait(1);
  expect(tip()).toBeTruthy();
});

it('the promo tooltip is not shown on the page of the gifts', () => {
  openAt('/profile/gifts');
  expect(tip()).toBeNull();
});
