import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import type { PromotionData, PromotionsData } from './promotion-data.ts';
import { PromotionList } from './promotion-list.tsx';
import { PromotionsPage } from './promotions-page.tsx';

const quest: PromotionData = {
  id: 'q1',
  type: 'quest',
  slug: 'short-hop',
  title: 'Short hop',
  status: 'active',
  startAt: '2026-11-20T00:00:00Z',
  endAt: '2026-11-27T00:00:00Z',
  prize: { label: 'level', count: 4, reward: { type: 'points', points: 20 } },
  facts: [{ name: 'levels', count: 6 }, { name: 'ownMoney' }],
  own: null,
};
const cup: PromotionData = {
  ...quest,
  id: 't1',
  type: 'tournament',
  slug: 'cup',
  title: 'Comet Cup',
  prize: { label: 'pool', count: 3, reward: { type: 'money', amount_cents: 150_000, currency: 'EUR' } },
  facts: [{ name: 'free' }, { name: 'players', count: 12 }],
};
const data = (more: Partial<PromotionsData> = {}): PromotionsData => ({
  promotions: [cup, quest],
  pages: [{ name: 'mart', href: '/rocket-mart' }],
  gifts: { waiting: [], offers: [] },
  isGuest: true,
  isNeutral: false,
  now: Date.parse('2026-11-24T10:00:00Z'),
  ...more,
});
const open = (given: PromotionsData) =>
  show(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <PromotionsPage data={given} /> }])} />,
    given.isGuest ? null : playerWith(),
  );
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  if (card === null) throw new Error(`${title} is not in a list`);
  return within(card);
};
const hrefs = (of: HTMLElement[]) => of.map(link => link.getAttribute('href'));

it('a guest can read every promotion, and registers to join and comes back to it [PROLE-001] [PROLE-002] [PROLE-003]', () => {
  open(data());
  const card = cardOf('Comet Cup');
  expect(card.getByText('€1,500')).toBeTruthy();
  expect(card.getByText('Prize money, 3 places')).toBeTruthy();
  expect(card.getByText('Ends in 2d 14h')).toBeTruthy();
  expect(hrefs(card.getAllByRole('link'))).toEqual(['/sign-up?redirect=%2Ftournaments%2Fcup', '/tournaments/cup']);
  expect(hrefs(screen.getAllByRole('link', { name: 'Register' }))).toEqual(['/sign-up?redirect=%2Fpromotions']);
});

it('a player sees their place and their progress to the next level, and no button to register', () => {
  const own = { kind: 'level', level: 3, of: 6, percent: 28 } as const;
  open(
    data({
      isGuest: false,
      promotions: [
        { ...cup, own: { kind: 'joined', place: 47 } },
        { ...quest, own },
      ],
    }),
  );
  expect(cardOf('Comet Cup').getByText('Place 47')).toBeTruthy();
  expect(cardOf('Short hop').getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Level 3 of 6');
  expect(screen.queryByRole('link', { name: /Register/ })).toBeNull();
});

it('a neutral market sees when a promotion ends instead of a countdown', () => {
  open(data({ isNeutral: true }));
  const card = cardOf('Comet Cup');
  expect(card.getByText('Until November 27, 2026')).toBeTruthy();
  expect(card.queryByText(/Ends in/)).toBeNull();
});

it('the kinds lead to their own lists, with the number of running promotions', () => {
  open(data());
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of promotions' }));
  expect(kinds.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 2', '/promotions'],
    ['Tournaments 1', '/tournaments'],
    ['Quests 1', '/quests'],
  ]);
});

it('gifts that wait for the player are shown with their price', () => {
  const waiting = [
    {
      id: 'f1',
      title: 'Friday spins',
      reward: { type: 'freespins', offer: 'f1', freespins_count: 50 } as const,
      wager: 30,
      days: 3,
      until: '2026-11-27T00:00:00Z',
    },
  ];
  open(data({ isGuest: false, gifts: { waiting, offers: [] } }));
  const card = cardOf('Friday spins');
  for (const text of ['50 free spins', '30 times', '3 days']) expect(card.getByText(text)).toBeTruthy();
  expect(hrefs(card.getAllByRole('link'))).toEqual(['/profile/gifts']);
});

it('the hub lists future and ended promotions, and links to the managed pages that are open [PROUTE-033]', () => {
  open(
    data({
      promotions: [cup, { ...quest, status: 'future' }, { ...cup, id: 't2', title: 'Old Cup', status: 'archive' }],
      pages: [
        { name: 'mart', href: '/rocket-mart' },
        { name: 'adventure', href: '/rocket-adventure' },
      ],
    }),
  );
  expect(screen.getByRole('heading', { name: 'Coming' })).toBeTruthy();
  expect(cardOf('Short hop').getByText('Starts on November 20, 2026')).toBeTruthy();
  expect(cardOf('Old Cup').getByText('Ended on November 27, 2026')).toBeTruthy();
  expect(hrefs(screen.getAllByRole('link', { name: /Points shop|Expedition calendar/ }))).toEqual([
    '/rocket-mart',
    '/rocket-adventure',
  ]);
});

it('the hub says that there are no promotions, and offers a retry if they did not load', () => {
  const { unmount } = open(data({ promotions: [], pages: [] }));
  expect(screen.getByRole('heading', { name: 'No promotions right now' })).toBeTruthy();
  unmount();
  open(data({ promotions: null, pages: [] }));
  expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('another page says that it has no promotions only if they loaded', () => {
  const list = (promotions: PromotionData[] | null) =>
    show(<PromotionList name="producers" data={{ promotions, isGuest: true, isNeutral: false, now: 0 }} />);
  const { unmount } = list([]);
  expect(screen.getByText('No studio has a promotion right now.')).toBeTruthy();
  unmount();
  list(null);
  expect(screen.queryByText('No studio has a promotion right now.')).toBeNull();
});
