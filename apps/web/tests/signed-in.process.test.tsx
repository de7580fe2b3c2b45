import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onChatUserCleared } from '../app/shared/player/chat-user.ts';
import { queryKeys } from '../app/shared/calls/query-keys.ts';
import { openNoticeDatabase } from '../app/shared/notices/notice-database.ts';
import { startNotices, addNotice, useNotices } from '../app/shared/notices/notice-store.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { readSessionPreference } from '../app/shared/preferences/preferences.ts';
import { sessionTimerStart } from '../app/shared/player/session/session-timer.ts';
import { SignOutButton } from '../app/shell/account-menu/sign-out-button.tsx';
import { playerWith, show } from '../app/testing/show.tsx';

const channels = vi.hoisted(() => new Set<string>());
// No page of another origin loads here.
vi.mock('../app/shared/player/forget-frames.ts', () => ({ forgetFrames: async () => undefined }));
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string | null) => void (channel !== null && channels.add(channel)),
}));

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[] = [];
/** Error statuses of failing calls, by path. */
let refused: Record<string, number> = {};
let whileSigningOut: () => void = () => undefined;
const went = vi.fn<(to: string) => void>();

const answers: Record<string, unknown> = {
  '/api/user_limits': [],
  '/api/info/shown': { offers_shown: false, market: {} },
  '/api/tournaments/player': [],
  '/api/lotteries/statuses': [{ lottery_id: 'l1', tickets: 3 }],
  '/api/player/stats': {
    currency: 'EUR',
    now: new Date().toISOString(),
    session_started_at: new Date().toISOString(),
    today: {},
  },
  '/api/subscriptions': {
    receive_promos: false,
    receive_sms_promos: false,
    promos_waiting: null,
    sms_promos_waiting: null,
  },
  '/api/player/bonuses': [],
  '/api/player/payments': [],
  '/api/player/comp_points': { chargeable: { points: 5 }, persistent: { points: 9 } },
  '/api/player/lootboxes': [],
  '/api/player/played_games': [{ slug: 'moon-koi', title: 'Moon Koi' }],
};

beforeEach(() => {
  vi.stubEnv('DEV', true);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.stubGlobal('location', { ...window.location, pathname: '/profile/limits', search: '?a=1', assign: went });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.split('?')[0] ?? '';
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'DELETE') whileSigningOut();
    const status = refused[path];
    if (status !== undefined) return Response.json({ refusal: 'unauthenticated' }, { status });
    return answers[path] === undefined ? new Response(null, { status: 204 }) : Response.json(answers[path]);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.unstubAllEnvs();
  went.mockReset();
  [asked, refused, whileSigningOut] = [[], {}, () => undefined];
  channels.clear();
});

const open = (language = 'en-CA') =>
  act(async () =>
    show(
      <MemoryRouter>
        <PlayerLayer>
          <SignOutButton />
        </PlayerLayer>
      </MemoryRouter>,
      playerWith({}, { language }),
    ),
  );
const loads = ['bonuses', 'comp_points', 'lootboxes', 'payments', 'played_games', 'stats'].map(
  path => `/api/player/${path}`,
);
loads.push('/api/subscriptions', '/api/tournaments/player', '/api/user_limits');
loads.unshift('/api/info/shown', '/api/lotteries/statuses');
/** Ignores the reports of failed loads [ERR-007]. */
const askedPaths = () => [...new Set(asked.map(({ path }) => path))].filter(path => path !== '/log').toSorted();
const keptOf = (key: readonly (string | number)[]) => playerQueries().getQueryData(key);

it("loads all of a signed-in player's data immediately [STATE-006] [STATE-007] [STATE-008] [STATE-009] [STATE-010] [PROLE-017] [STATE-012] [STATE-013] [STATE-015] [STATE-016] [STATE-017]", async () => {
  await open();
  await waitFor(() => expect(askedPaths()).toEqual(loads));
  await waitFor(() => expect(keptOf(queryKeys.playedGames())).toEqual(answers['/api/player/played_games']));
  expect(keptOf(queryKeys.subscriptions())).toEqual(answers['/api/subscriptions']);
  expect(keptOf(queryKeys.bonuses(7))).toEqual([]);
  expect(keptOf(queryKeys.limits(7))).toEqual([]);
  expect(keptOf(queryKeys.tournaments(7))).toEqual([]);
  expect(keptOf(queryKeys.lootboxes(7))).toEqual([]);
  expect(keptOf(queryKeys.points(7))).toEqual(answers['/api/player/comp_points']);
  expect(keptOf(queryKeys.lotteries(7))).toEqual(answers['/api/lotteries/statuses']);
  expect(keptOf(queryKeys.stats(7))).toMatchObject({ currency: 'EUR' });
});

it.each(loads)('the failure of %s does not affect the other loads [ERR-006]', async path => {
  refused = { [path]: 503 };
  await open();
  await waitFor(() => expect(askedPaths()).toEqual(loads));
  await waitFor(() => {
    const { bonuses, points, payments, playedGames, stats, subscriptions, tournaments, limits, lootboxes, lotteries } =
      queryKeys;
    const known = [
      queryKeys.shownRules(7),
      bonuses(7),
      lootboxes(7),
      lotteries(7),
      points(7),
      payments(),
      playedGames(),
      stats(7),
      subscriptions(),
      tournaments(7),
      limits(7),
    ];
    expect(known.filter(key => keptOf(key) !== undefined)).toHaveLength(known.length - 1);
  });
  expect(went).not.toHaveBeenCalled();
});

it("subscribes to the player's channels [STATE-019]", async () => {
  await open();
  expect([...channels].toSorted()).toEqual([
    'balance#7',
    'bonuses_changes#7',
    'game_limits#7',
    'groups_updates#7',
    'jackpot_win_award#7',
    'payments_changes#7',
    'verification_changes#7',
  ]);
});

it("tells the platform the page's language only if the platform has stored a different one [STATE-018] [CALL-027]", async () => {
  await open('de');
  await waitFor(() =>
    expect(asked).toContainEqual({ method: 'PATCH', path: '/api/player/update_locale', body: { locale: 'en-CA' } }),
  );
  await waitFor(() => expect(keptOf(queryKeys.profile(7))).toMatchObject({ language: 'en-CA' }));
  cleanup();
  playerQueries().clear();
  asked = [];
  await open('en-CA');
  await waitFor(() => expect(askedPaths()).toEqual(loads));
});

it('signing out removes the player from the chat, then ends the session, then deletes all player data [STATE-022] [STATE-023] [STATE-024] [STATE-025] [STATE-026] [STATE-028] [STATE-029] [STATE-030] [STATE-031] [STATE-032] [STATE-033] [STATE-034] [STATE-035] [PROLE-016] [CALL-031]', async () => {
  await open();
  await waitFor(() => expect(askedPaths()).toEqual(loads));
  const every = Object.values(queryKeys).map(keyOf => keyOf('7' as never, '8'));
  for (const key of every) playerQueries().setQueryData(key, 'kept');
  sessionTimerStart(7, Date.now());
  await startNotices(7, 0);
  addNotice({ id: 'paid', type: 'personal', text: 'paid', content: {} }, Date.now());
  const told = renderHook(() => useNotices()).result;
  expect(told.current.list.map(({ id }) => id)).toEqual(['paid']);
  let keptMeanwhile: unknown[] = [];
  const cleared = vi.fn<() => void>();
  const hearNoMore = onChatUserCleared(cleared);
  let clearedBefore = 0;
  whileSigningOut = () => {
    clearedBefore = cleared.mock.calls.length;
    keptMeanwhile = every.map(keptOf);
  };
  let keptAfter: unknown;
  went.mockImplementation(() => {
    keptAfter = playerQueries().getQueryCache().getAll();
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  await waitFor(() => expect(went).toHaveBeenCalledWith('/'));
  hearNoMore();
  expect(clearedBefore).toBe(1);
  expect(keptMeanwhile).toEqual(every.map(() => 'kept'));
  expect(keptAfter).toEqual([]);
  expect(readSessionPreference('timerPlayer')).toBe(0);
  expect(told.current.list).toEqual([]);
  const db = await openNoticeDatabase();
  expect(await db.all()).toEqual([]);
});

it('a failed sign-out leaves the player signed in, with all data intact [STATE-023]', async () => {
  await open();
  await waitFor(() => expect(askedPaths()).toEqual(loads));
  refused = { '/api/users/sign_out': 503 };
  playerQueries().setQueryData(queryKeys.favourites(), ['moon-koi']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  await screen.findByText(/you’re still signed in/);
  expect(keptOf(queryKeys.favourites())).toEqual(['moon-koi']);
  expect(went).not.toHaveBeenCalled();
});

it('a 401 response to a call leads to sign-in and back [ERR-001] [GUARD-005] [PERR-015]', async () => {
  refused = { '/api/subscriptions': 401 };
  await open();
  await waitFor(() => expect(went).toHaveBeenCalledWith('/sign-in?redirect=%2Fprofile%2Flimits%3Fa%3D1&ended=1'));
});
