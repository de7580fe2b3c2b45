import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
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

function openAt(path: string, areOffersShown: boolean | null = true) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  if (areOffersShown !== null) queries.setQueryData(queryKeys.shownRules(7), { offers_shown: areOffersShown });
  const tip = (
    <QueryClientProvider client={queries}>
      <GiftTip count={2} playerId={7} />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: tip }], { initialEntries: [path] });
  return show(<RouterProvider router={router} />, playerWith());
}
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

it.each([false, null])(
  'the promo tooltip is not shown to a player who may not be shown offers, or while that is unknown: %s [C15] [PX-07]',
  areOffersShown => {
    openAt('/', areOffersShown);
    expect(tip()).toBeNull();
  },
);
