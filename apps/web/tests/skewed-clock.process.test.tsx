import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerWith } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** The platform's current time, to which all times below are relative. */
const platformTime = Date.now();
const at = (minutes: number) => new Date(platformTime + minutes * minuteMs).toISOString();

const player = playerWith({}, { license_name: 'EE', statuses: [{ id: '21', name: 'Notices' }] });
const payment = (id: string, state: string, minutes: number) => ({
  id,
  action: 'deposit',
  state,
  finished_at: at(-minutes),
  amount_cents: 5_000,
  currency: 'EUR',
  steps: [{ state, at: at(-minutes) }],
  held_for: null,
});
const limit = {
  id: '3',
  type: 'deposit',
  period: 'day',
  minutes: null,
  ends_at: null,
  accounts: [{ currency: 'EUR', amount_cents: 5_000, current_value_amount_cents: 0 }],
  pending: { confirmable_at: at(-5), expires_at: at(600) },
};
const answers: Record<string, unknown> = {
  '/api/player': player.user,
  '/api/player/accounts': player.accounts,
  '/api/player/stats': {
    now: at(0),
    session_started_at: at(-42),
    currency: 'EUR',
    session: { net_cents: 0, wagered_cents: 0, seconds: 60 },
    today: { net_cents: -1_200, wagered_cents: 5_000, seconds: 60 },
  },
  '/api/player/payments': [
    payment('one', 'canceled', 2),
    payment('two', 'succeeded', 119),
    payment('old', 'succeeded', 121),
  ],
  '/api/subscriptions': { receive_promos: false },
  '/api/user_limits': [limit],
  '/api/player/reality_check': {
    interval_min: 60,
    own_min: null,
    licence_min: 60,
    pause_min: 0,
    number: 1,
    began_at: at(-59),
    due_at: at(1),
    due: false,
    paused_until: null,
    now: at(0),
    sums: [],
  },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url.split('?')[0] ?? ''] ?? []));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Shifts the browser's clock from the platform's, while time passes normally. */
function skew(ms: number): void {
  const [now, origin] = [Date.now.bind(Date), performance.timeOrigin];
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(origin + ms);
}

/** Everything about times on a page: the visit, the timer, stored and expired notifications, due dates. */
async function told() {
  vi.resetModules();
  const { show } = await import('../app/testing/show.tsx');
  const { default: PlayerLayer } = await import('../app/shared/player/player-layer.tsx');
  const { TodayFigures } = await import('../app/shared/player/today-figures.tsx');
  const { SessionBar } = await import('../app/shell/account-menu/session-bar.tsx');
  const { openNotices } = await import('../app/shared/notices/notice-store.ts');
  const { default: RealityCheckWatch } = await import('../app/features/game/reality-check/reality-check-watch.tsx');
  const onHold = vi.fn<(held: boolean) => void>();
  const page = (
    <MemoryRouter>
      <PlayerLayer>
        <SessionBar />
        <TodayFigures netLabel="net" />
        <RealityCheckWatch playerId={7} rounds={0} inRound={false} refusals={0} onHold={onHold} onStop={() => {}} />
      </PlayerLayer>
    </MemoryRouter>
  );
  await act(async () => void show(page, player));
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();
  await waitFor(() => expect(text('.session-bar__time')).toMatch(/\d:\d\d:\d\d/));
  await waitFor(() => expect(screen.queryByText(/was cancell?ed/)).not.toBeNull());
  act(() => openNotices(true));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel.textContent).toMatch(/Confirm it by.*cancell?ed.*deposited/));
  return {
    visit: text('.figures dd'),
    bar: text('.session-bar__time')?.replace(/\d\d$/, 'ss'),
    notices: panel.textContent,
    heldByCheck: onHold.mock.calls.at(-1),
  };
}

it.each([
  ['a day behind', -dayMs],
  ['a day ahead', dayMs],
  ['five minutes ahead', 5 * minuteMs],
])('a browser clock that is %s changes no displayed time, no stored value and no deadline [B16]', async (_what, ms) => {
  const right = await told();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  skew(ms);
  const wrong = await told();
  expect(wrong).toEqual(right);
  expect(right).toMatchObject({
    visit: '0:42',
    bar: expect.stringContaining('0:00:ss') as string,
    heldByCheck: [false],
  });
  expect(right.notices?.match(/deposited/g)).toHaveLength(1);
});

it("changing the browser's clock while the page is open affects no timer [B16]", async () => {
  const before = await told();
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + dayMs);
  await act(() => new Promise(done => setTimeout(done, 1_100)));
  expect(document.querySelector('.figures dd')?.textContent).toBe(before.visit);
  expect(document.querySelector('.session-bar__time')?.textContent).toMatch(/0:00:\d\d/);
});

it('the session time is right within two seconds after the computer has slept [B16]', async () => {
  await told();
  const [now, stats, sleptMs] = [Date.now.bind(Date), '/api/player/stats', 10 * minuteMs];
  // During a sleep, the browser's monotonic clock stands still, and the platform goes on.
  vi.spyOn(Date, 'now').mockImplementation(() => now() + sleptMs);
  const before = answers[stats];
  answers[stats] = { ...(before as object), now: at(10) };
  await act(() => new Promise(done => setTimeout(done, 2_000)));
  answers[stats] = before;
  expect(document.querySelector('.session-bar__time')?.textContent).toMatch(/0:(?:09:5\d|10:0\d)/);
});
