import type { BoxItem, Lootbox } from '@liftoff/contract/lootbox-entities';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { PlayerSeed } from '../../shared/player/player.ts';
import { playerWith, show as showPart } from '../../testing/show.tsx';
import { BoxPage } from './box-page.tsx';
import { BoxesPage } from './boxes-page.tsx';
import { WheelPage } from './wheel-page.tsx';

const show = (page: ReactNode, player: PlayerSeed | null = null) =>
  showPart(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />, player);

const item = (id: string, weight: number): BoxItem => ({
  id,
  weight,
  out_of_stock: false,
  prize: false,
  reward: { type: 'points', points: weight },
  bonuses: [],
});
const items = [item('a', 300), item('b', 100)];
const tables = { rocket_lite: items, rocket_pro: items, rocket_max: items };
const box = (id: string, more: Partial<Lootbox> = {}): Lootbox => ({
  id,
  stage: 'issued',
  group_key: 'wheel_rocket_pro',
  created_at: '2026-11-20T12:00:00Z',
  valid_until: null,
  activated_at: null,
  items,
  odds: 'default-rocket_pro-0',
  waits: null,
  seed: { server_seed_hash: '00', server_seed: null, client_seed: null },
  ...more,
});
const opened = box('opened', {
  stage: 'activated',
  activated_at: new Date().toISOString(),
  items: [{ ...item('a', 300), prize: true }, item('b', 100)],
});

it('a guest sees every prize and chance of the wheel, and no button to spin it [PLOOT-002] [C29]', () => {
  const { container } = show(<WheelPage wheel="wheel" data={{ boxes: null, tables, currency: 'EUR' }} />);
  expect(container.textContent).toContain('300 points75%');
  expect(container.textContent).toContain('100 points25%');
  expect(container.querySelector('button')).toBe(null);
});

it('a player spins only the boxes of this wheel, and a waiting box says so and cannot be spun [PROUTE-015] [PROUTE-016] [PX-77]', () => {
  const boxes = [box('1'), box('2', { group_key: 'manual_wheel_rocket_max', waits: 'bonuses_off' })];
  const first = show(<WheelPage wheel="wheel" data={{ boxes, tables, currency: 'EUR' }} />, playerWith());
  expect(first.container.querySelector('h1')?.textContent).toBe('One spin ready');
  expect(first.container.querySelector('.button--primary')?.textContent).toContain('Spin Pro');
  expect(first.container.textContent).not.toContain('switched bonuses off');
  first.unmount();
  const second = show(<WheelPage wheel="manual_wheel" data={{ boxes, tables, currency: 'EUR' }} />, playerWith());
  expect(second.container.textContent).toContain('switched bonuses off');
  expect(second.container.querySelector('.button--primary')?.getAttribute('aria-disabled')).toBe('true');
});

it('the wheel spins the box that expires first, and boxes without an expiry last', () => {
  const boxes = [box('1'), box('2', { valid_until: '2099-01-01T00:00:00Z' })];
  const { container } = show(<WheelPage wheel="wheel" data={{ boxes, tables, currency: 'EUR' }} />, playerWith());
  expect(container.textContent).toContain('Open by Jan 1, 2099');
});

it('the wheel lists the last spins with their prizes [PLOOT-006]', () => {
  const { container } = show(
    <WheelPage wheel="wheel" data={{ boxes: [opened], tables, currency: 'EUR' }} />,
    playerWith(),
  );
  expect(container.querySelector('.last-spins')?.textContent).toContain('Pro300 points');
});

it('the list shows unopened boxes, cancelled boxes and boxes opened today, each with its own action [PLOOT-001] [PLOOT-010]', () => {
  const boxes = [
    box('1'),
    opened,
    box('3', { stage: 'canceled', items: [] }),
    box('4', { stage: 'expired', items: [] }),
    box('5', { ...opened, activated_at: '2020-01-01T00:00:00Z' }),
  ];
  const { container } = show(<BoxesPage data={{ boxes, tables, currency: 'EUR' }} />, playerWith());
  const actions = [...container.querySelectorAll('.box-card__action')].map(({ textContent }) => textContent);
  expect(actions).toEqual(['See what it can hold', 'See the prize', 'Ask support']);
});

it.each<[string, Partial<Lootbox>]>([
  ['It was taken back. Support can tell you why.', { stage: 'canceled', items: [] }],
  ['so it has expired', { stage: 'expired', items: [], valid_until: '2026-11-21T12:00:00Z' }],
  ['so it has expired', { valid_until: '2020-01-01T00:00:00Z' }],
  ['We can’t credit one of these prizes to you right now.', { waits: 'prize_paused' }],
  ['You have switched bonuses off', { waits: 'bonuses_off' }],
])('a box that cannot be opened says why: %s [PX-77]', (reason, of) => {
  const data = { boxes: [box('1', of)], tables, currency: 'EUR' };
  const { container } = show(<BoxPage id="1" data={data} />, playerWith());
  expect(container.textContent).toContain(reason);
  expect(container.querySelector('.button--primary:not([aria-disabled="true"])')).toBe(null);
});
