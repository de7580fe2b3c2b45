import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../testing/show.tsx';
import Bookmarks from './bookmarks.tsx';

const channels = vi.hoisted(() => new Map<string, (message: unknown) => void>());
const gaps = vi.hoisted(() => new Map<string, (() => void) | undefined>());
vi.mock('../realtime/use-channel.ts', () => ({
  useChannel: (channel: string | null, listener: (message: unknown) => void, onGap?: () => void) => {
    if (channel === null) return;
    channels.set(channel, listener);
    gaps.set(channel, onGap);
  },
}));
vi.mock('../site/excluded-tag.ts', () => ({ cameByTag: async (tags: string[]) => tags.includes('20011') }));

const box = (id: string, group_key: string) => ({
  id,
  group_key,
  stage: 'issued',
  valid_until: null,
  activated_at: null,
  items: [],
  seed: {},
});
const day = (isCompleted: boolean, isSuperPrize = false) => ({ isCompleted, isSuperPrize });
const rules = { offers_shown: true, market: { neutral_tone: false, lootboxes: true } };
const openPages = {
  'rocket-mart': true,
  'rocket-wheel': true,
  'rocketmart-wheel': true,
  'rocket-adventure': true,
  quests: true,
};

/** The answer to each path; a number is a refusal with that status. */
let answers: Record<string, unknown> = {};
let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = {
    '/api/info/shown': rules,
    '/api/fe/config/manage-promotion-pages': openPages,
    '/api/fe/config/wheel-config': {},
    '/api/fe/config/excluded-promo-stags': {},
    '/api/fe/config/vip-adventures': { groupId: 259, days: [] },
    '/api/fe/config/wheel-config-segments': { default: {} },
    '/api/player/comp_points': { chargeable: { points: 12_480 }, persistent: { points: 20_000 } },
    '/api/player/lootboxes': [box('1', 'wheel_rocket_max'), box('2', 'wheel_rocket_lite')],
    '/api/adventure': { days: [day(true), day(true), day(false), day(false, true)] },
    '/api/quests': [{ title: 'Perseid road', status: 'active' }],
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    const answer = answers[path];
    return typeof answer === 'number'
      ? Response.json({ refusal: 'not_found', request_id: 'one' }, { status: answer })
      : Response.json(answer ?? {});
  });
});
afterEach(() => {
  cleanup();
  channels.clear();
  vi.unstubAllGlobals();
});

function openAt(path: string, groups: string[] = ['259']) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <QueryClientProvider client={queries}>
      <main id="content" tabIndex={-1} />
      <Bookmarks />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  show(<RouterProvider router={router} />, playerWith({}, { statuses: groups.map(id => ({ id, name: id })) }));
  return { queries, router };
}
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'));
const shows = (...texts: string[]) => waitFor(() => expect(shown()).toEqual(texts));
/** Waits until everything that can be requested is loaded, and checks that there are no bookmarks. */
async function showsNone(queries: QueryClient): Promise<void> {
  await waitFor(() => expect(asked).not.toEqual([]));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(screen.queryByRole('navigation')).toBeNull();
}

const mart = 'Points shop 12,480 points';
const wheel = 'Prize wheel 2 spins';
const adventure = 'Expedition 2 of 3 days';
const quest = 'Quests Perseid road';

describe('the bookmarks', () => {
  it('are the first two that the player has, with their figures and links [PBOOK-001]', async () => {
    openAt('/');
    await shows(mart, wheel);
    expect(links()).toEqual(['/rocket-mart', '/rocket-wheel']);
    answers['/api/player/comp_points'] = { chargeable: { points: 0 }, persistent: { points: 20_000 } };
    act(() => channels.get('comps_award#7')?.({ points: 0 }));
    await shows(wheel, adventure);
    answers['/api/player/lootboxes'] = [];
    act(() => channels.get('lootboxes_changes#7')?.({ id: '1', stage: 'activated' }));
    await shows(adventure, quest);
    expect(links()).toEqual(['/rocket-adventure', '/quests']);
  });

  it.each([
    ['/rocket-mart/special', [wheel, adventure]],
    ['/rocket-wheel', [mart, adventure]],
    ['/rocketmart-wheel', [mart, adventure]],
    ['/lootboxes/7', [mart, adventure]],
    ['/promotions', [mart, wheel]],
  ])('leave the place of the own page %s to the next bookmark [PBOOK-002]', async (path, expected) => {
    openAt(path);
    await shows(...expected);
  });

  it.each([
    ['/rocket-adventure', [quest]],
    ['/quests/perseid-road', [adventure]],
  ])('of the adventure and the quests are hidden on their own page %s', async (path, expected) => {
    answers['/api/player/comp_points'] = 400;
    answers['/api/player/lootboxes'] = 400;
    openAt(path);
    await shows(...expected);
  });

  it('follow the player to another page', async () => {
    const { router } = openAt('/');
    await shows(mart, wheel);
    await act(async () => router.navigate('/rocket-mart'));
    await shows(wheel, adventure);
  });

  it('show the adventure only to testers and the group of its file, and only if the platform has one for them [PBOOK-003]', async () => {
    answers['/api/player/comp_points'] = 400;
    answers['/api/player/lootboxes'] = [];
    openAt('/', []);
    await shows(quest);
    expect(asked).not.toContain('/api/adventure');
    cleanup();
    answers['/api/fe/config/vip-adventures'] = { days: [] };
    openAt('/', ['21']);
    await shows('Prize wheel Prizes and chances', adventure);
    cleanup();
    answers['/api/adventure'] = 404;
    openAt('/', ['21']);
    await shows('Prize wheel Prizes and chances', quest);
  });

  it('show the wheel without a box to the groups of the operator’s file, if the player may see its prizes [PCALL-013]', async () => {
    answers['/api/player/comp_points'] = 400;
    answers['/api/player/lootboxes'] = [];
    answers['/api/fe/config/wheel-config'] = { groups: [77] };
    openAt('/', ['77']);
    await shows('Prize wheel Prizes and chances', quest);
    cleanup();
    openAt('/', ['1308']);
    await shows(quest);
    cleanup();
    answers['/api/fe/config/wheel-config-segments'] = {};
    openAt('/', ['77']);
    await shows(quest);
  });

  it('lead to the wheel on which the boxes can be spun', async () => {
    answers['/api/player/lootboxes'] = [box('1', 'manual_wheel_rocket_lite'), box('2', 'rocket_lite')];
    openAt('/');
    await shows(mart, 'Prize wheel 1 spin');
    expect(links()).toEqual(['/rocket-mart', '/rocketmart-wheel']);
  });

  it('lead only to pages that are open to the player [PROUTE-033]', async () => {
    answers['/api/fe/config/manage-promotion-pages'] = { ...openPages, 'rocket-mart': false, 'rocket-wheel': false };
    openAt('/');
    await shows(adventure, quest);
  });
});

describe('no bookmarks', () => {
  it.each([
    ['offers are not shown, as during a break', { ...rules, offers_shown: false }],
    ['pages are kept neutral', { ...rules, market: { ...rules.market, neutral_tone: true } }],
    ['the rules are unknown', 400],
  ])('are shown if %s, and nothing else is requested [C15] [PX-07]', async (_what, answer) => {
    answers['/api/info/shown'] = answer;
    const { queries } = openAt('/');
    await showsNone(queries);
    expect([...new Set(asked)].filter(path => path !== '/log')).toEqual(['/api/info/shown']);
  });

  it.each(['/profile/limits', '/profile', '/self-assessment'])('are shown on the player’s own page %s', async path => {
    const { queries } = openAt(path);
    await showsNone(queries);
  });

  it('are shown if the operator’s files fail to load', async () => {
    answers['/api/fe/config/manage-promotion-pages'] = 400;
    const { queries } = openAt('/');
    await showsNone(queries);
  });

  it.each([
    ['as soon as the player takes a break', () => channels.get('game_limits#7')?.({ type: 'coolingoff' })],
    ['if the player took a break while the connection was down', () => gaps.get('game_limits#7')?.()],
  ])('are left %s [C15]', async (_when, learn) => {
    openAt('/');
    await shows(mart, wheel);
    answers['/api/info/shown'] = { ...rules, offers_shown: false };
    act(learn);
    await shows();
  });

  it('are shown to a player who came with an affiliate tag that is excluded from promotions [CALL-007]', async () => {
    answers['/api/fe/config/excluded-promo-stags'] = { stags: ['20011'] };
    const { queries } = openAt('/');
    await showsNone(queries);
    expect(asked).not.toContain('/api/quests');
  });

  it('are shown for the rest of the day once the player hides them, also after a reload', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 29, 20), toFake: ['Date'] });
    try {
      openAt('/');
      await shows(mart, wheel);
      fireEvent.click(screen.getByRole('button', { name: 'Hide bookmarks for today' }));
      expect(shown()).toEqual([]);
      expect(document.activeElement?.id).toBe('content');
      cleanup();
      vi.setSystemTime(new Date(2026, 10, 29, 23, 59, 59));
      openAt('/');
      expect(shown()).toEqual([]);
      cleanup();
      vi.setSystemTime(new Date(2026, 10, 30));
      openAt('/');
      await shows(mart, wheel);
    } finally {
      vi.useRealTimers();
    }
  });
});
