import type { QuestMap, QuestStatus } from '@liftoff/contract/quest';
import { questSizes, type QuestSize } from '@liftoff/rules/quest/identifier';
import { thresholdsIn } from '@liftoff/rules/quest/thresholds';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import type { QuestsData } from './load-quests.server.ts';
import { QuestPage } from './quest-page.tsx';
import { curveThrough } from './quest-progress.ts';

const questOf = (questSize: QuestSize, currency: 'EUR' | 'CAD'): QuestMap => ({
  id: 'quest-hop-1',
  frontend_identifier: `quest--${questSize}--hop`,
  status: 'active',
  start_at: '2026-11-01T00:00:00Z',
  end_at: '2026-11-30T00:00:00Z',
  title: 'Hop',
  currency,
  top_players: [],
  in_progress: true,
  group_ids: [],
  prizes: [],
  questSize,
  questSlug: 'hop',
  levels: thresholdsIn(questSize, currency).map((cents, index) => ({
    point: { x: 0, y: 0 },
    min_bet_cents: Number(cents),
    reward: index === 3 || index === 4 ? { type: 'points', points: 100 * (index - 2) } : null,
  })),
  bets: [],
});
const statusWith = (currency: 'EUR' | 'CAD', amount_cents: number): QuestStatus => ({
  tournament_id: 'quest-hop-1',
  bets: [{ currency, amount_cents }],
  counted: { currency, amount_cents },
  rounds: 0,
  rewarded_levels: [],
});
type PageData = Omit<QuestsData, 'items'>;
function open(size: QuestSize, { currency = 'EUR', ...more }: Partial<PageData> & { currency?: 'EUR' | 'CAD' } = {}) {
  const data: PageData = {
    statuses: null,
    isGuest: true,
    now: Date.parse('2026-11-18T22:00:00Z'),
    ...more,
  };
  const element = <QuestPage quest={questOf(size, currency)} data={data} />;
  show(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, data.isGuest ? null : playerWith());
}
const asPlayer = (currency: 'EUR' | 'CAD', cents: number) =>
  ({ isGuest: false, currency, statuses: [statusWith(currency, cents)] }) as const;
const levels = () => within(screen.getByRole('region', { name: 'Map of levels' })).getAllByRole('button');
/** The part of a level's name that is only read out. */
const nameOf = (level: Element | undefined) => level?.querySelector('.visually-hidden')?.textContent;

it('the way that a player has come lies on the curve through all levels', () => {
  const points = [0, 30, 60, 100].map((x, at) => ({ x, y: at % 2 === 0 ? 20 : 80 }));
  const box = { width: 1_000, height: 580 };
  const flown = curveThrough(points, box, 3);
  expect(flown).not.toBe(curveThrough(points, box));
  expect(curveThrough(points, box).startsWith(flown)).toBe(true);
  expect(curveThrough(points, box, 0)).toBe('');
});

describe('the map', () => {
  it.each(questSizes)(
    'the map of %s shows a place for each level, and guests are on none of them [PQUEST-002]',
    size => {
      open(size);
      expect(levels()).toHaveLength(thresholdsIn(size, 'EUR').length);
      expect(levels().filter(level => level.ariaCurrent !== null)).toEqual([]);
      const places = levels().map(level => level.closest('li')?.getAttribute('style'));
      expect(new Set(places).size).toBe(levels().length);
    },
  );

  it('the current level has the marker, and the levels before it are reached [PQUEST-002] [PQUEST-003]', () => {
    open('xs', asPlayer('EUR', 64_000));
    const current = screen.getByRole('button', { current: 'step' });
    expect(nameOf(current)).toBe('Level 3, from €500 in bets, you are here');
    expect(nameOf(levels()[1])).toBe('Level 2, from €150 in bets, reached');
    expect(nameOf(levels()[3])).toBe('Level 4, from €1,000 in bets');
  });

  it('the map is one tab stop, and arrow keys, Home and End choose a level, which is then announced', () => {
    open('xs', asPlayer('EUR', 64_000));
    const stops = () => levels().filter(level => level.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    const list = levels()[2]?.closest('ol');
    if (!list) throw new Error('There is no list of levels');
    fireEvent.keyDown(list, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(levels()[3]);
    expect(stops()).toEqual([levels()[3]]);
    expect(screen.getByRole('status').textContent).toBe('Level 4From €1,000 in betsReward: 100 points');
    fireEvent.keyDown(list, { key: 'End' });
    expect(document.activeElement).toBe(levels()[5]);
    fireEvent.keyDown(list, { key: 'Home' });
    expect(document.activeElement).toBe(levels()[0]);
    fireEvent.keyDown(list, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(levels()[0]);
  });
});

describe('the player’s level', () => {
  it('shows the level, the way to the next one and what it costs on average [PQUEST-003] [PQUEST-004]', () => {
    open('xs', asPlayer('EUR', 64_000));
    expect(screen.getByText('3 of 6')).toBeTruthy();
    expect(screen.getByText('€140 of €500 in this level')).toBeTruthy();
    expect(screen.getByText('€360 in bets to level 4.')).toBeTruthy();
    expect(screen.getByText(/€360 in bets costs about €14.40 on average/)).toBeTruthy();
  });

  it('the level is found in the currency of the quest, and bets in another one do not count [PQUEST-018]', () => {
    const { isGuest, statuses } = asPlayer('CAD', 22_500);
    open('xs', { isGuest, statuses, currency: 'CAD' });
    expect(screen.getByText('2 of 6')).toBeTruthy();
    expect(nameOf(levels()[1])).toBe('Level 2, from $225 in bets, you are here');
    cleanup();
    open('xs', { isGuest, statuses, currency: 'EUR' });
    expect(screen.getByText('1 of 6')).toBeTruthy();
  });

  it('a reward that the player already has is not among the next ones [PX-68]', () => {
    open('xs', { isGuest: false, statuses: [{ ...statusWith('EUR', 0), rewarded_levels: [2, 3, 4] }] });
    expect(screen.getByText('200 points')).toBeTruthy();
    expect(screen.queryByText('100 points')).toBeNull();
  });

  it('the last level has no next level, and progress is complete [PQUEST-004]', () => {
    open('xs', asPlayer('EUR', 9_900_000));
    expect(screen.getByText('6 of 6')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('100');
    expect(screen.getByText('You have reached every level.')).toBeTruthy();
  });

  it('a player without bets is on level 1 [PQUEST-003] [PQUEST-011]', () => {
    open('xs', { isGuest: false, statuses: [] });
    expect(screen.getByText('1 of 6')).toBeTruthy();
  });

  it('bets count as 0 in a currency without an entry [PQUEST-011]', () => {
    const none: QuestStatus = { tournament_id: 'quest-hop-1', bets: [], counted: null, rounds: 0, rewarded_levels: [] };
    open('xs', { isGuest: false, currency: 'CAD', statuses: [none] });
    expect(screen.getByText('1 of 6')).toBeTruthy();
    expect(screen.getByText('$0 of $225 in this level')).toBeTruthy();
  });

  it('the page says that the level did not load', () => {
    open('xs', { isGuest: false, statuses: null });
    expect(screen.getByText('Your level did not load. Your bets count all the same.')).toBeTruthy();
  });

  it('guests see a button to register that leads back to the quest [PROLE-003]', () => {
    open('xs');
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
      '/sign-up?redirect=%2Fquests%2Fhop',
    );
  });

  it('shows the time left [PTOUR-010]', () => {
    open('xs');
    expect(screen.getByText('Ends in 11d 02h')).toBeTruthy();
  });
});
