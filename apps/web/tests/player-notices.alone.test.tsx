import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerWith } from '../app/testing/show.tsx';

const channels = vi.hoisted(() => new Map<string, (data: unknown) => void>());
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, onMessage: (data: unknown) => void) => void channels.set(channel, onMessage),
}));

const player = playerWith({}, { statuses: [{ id: '21', name: 'Notices' }] });
const now = Date.now();
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const payment = (id: string, action: string, state: string, minutes: number) => ({
  id,
  action,
  state,
  finished_at: minutesAgo(minutes),
  amount_cents: 5_000,
  currency: 'EUR',
  steps: [{ state, at: minutesAgo(minutes) }],
  held_for: null,
  charged_back_at: null,
  confirmations: null,
});
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer));
  answers = {
    '/api/player': player.user,
    '/api/player/accounts': player.accounts,
    '/api/player/stats': { now: new Date(now).toISOString() },
    '/api/player/payments': [],
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url.split('?')[0] ?? ''] ?? []));
});
afterEach(() => {
  cleanup();
  channels.clear();
});

const patient = { timeout: 5_000 };
/** Opens a fresh page of the player, with the bell and, on request, the side menu. */
const open = async ({ sidebar = false } = {}) => {
  vi.resetModules();
  const { show } = await import('../app/testing/show.tsx');
  const { default: PlayerLayer } = await import('../app/shared/player/player-layer.tsx');
  const { NoticesEntry } = await import('../app/shell/account-menu/notices-entry.tsx');
  const { default: SidebarNotices } = await import('../app/shell/sidebar/sidebar-notices.tsx');
  show(
    <MemoryRouter>
      <PlayerLayer>
        <NoticesEntry user={player.user} />
        {sidebar && <SidebarNotices onClose={() => undefined} />}
      </PlayerLayer>
    </MemoryRouter>,
    player,
  );
  await waitFor(() => expect(channels.has('notifications#7')).toBe(true), patient);
};
const says = (channel: string, data: unknown) => act(() => channels.get(`${channel}#7`)?.(data));
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const panel = async () => {
  fireEvent.click(await bell());
  return screen.findByRole('dialog', { name: 'Notifications' }, patient);
};
const rows = (of: HTMLElement) =>
  within(of)
    .queryAllByRole('listitem')
    .map(row => row.textContent);

it('lists finished payments, document decisions and operator messages as notifications with links, until they are read or removed [PNOTIF-001] [RT-012]', async () => {
  answers['/api/player/payments'] = [
    payment('new', 'cashout', 'processing', 4),
    payment('canceled', 'deposit', 'canceled', 90),
    payment('old', 'deposit', 'succeeded', 121),
    payment('own', 'cashout', 'recalled', 1),
  ];
  await open();
  await screen.findByRole('button', { name: 'Notifications, 2 new' }, patient);
  says('verification_changes', { kind: 'identity', status: 'rejected_retry' });
  says('verification_changes', { kind: 'identity', status: 'pending' });
  says('verification_changes', null);
  const content = { icon: 'gift', title: 'Hello', button: { title: 'Look', path: '/promo' } };
  says('notifications', { id: 'hello', type: 'personal', text: 'A word', content });
  says('notifications', { id: 'hello', type: 'personal', text: 'A word', content });
  says('notifications', { id: 'broken', type: 'personal' });
  await screen.findByRole('button', { name: 'Notifications, 4 new' }, patient);
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Hello')).toBe(true);

  const opened = await panel();
  const told = rows(opened);
  expect(told.length).toBe(4);
  expect(told.slice(2)).toEqual([
    '€50.00 is on its wayYour withdrawal was approved and sent.History4 mins ago',
    'Deposit of €50.00 cancelledNothing was taken.Try again1 hr ago',
  ]);
  expect(told).toContain('HelloA wordLooknow');
  const hrefOf = (name: string) => within(opened).getByRole('link', { name }).getAttribute('href');
  expect(['Look', 'History', 'Try again', 'Verification'].map(hrefOf)).toEqual([
    '/promo',
    '/cashbox',
    '/deposit',
    '/profile/verification',
  ]);
  expect(within(opened).getAllByRole('img', { name: 'New' }).length).toBe(4);
  fireEvent.click(within(opened).getByRole('button', { name: 'Remove: Hello' }));
  expect(rows(opened).length).toBe(3);
  fireEvent.click(within(opened).getByRole('button', { name: 'Mark all read' }));
  expect(within(opened).queryAllByRole('img', { name: 'New' })).toEqual([]);
  fireEvent.click(within(opened).getByRole('button', { name: 'Clear all' }));
  expect(opened.textContent).toContain('Nothing new');
});

it.each([
  [8, '8'],
  [9, '9+'],
])(
  'with %i notifications, the bell in the header and the row in the side menu show %s [SHELL-041] [CONST-021] [PNOTIF-009]',
  async (count, text) => {
    await open({ sidebar: true });
    const shown = async () =>
      (await screen.findAllByRole('button', { name: /^Notif/ })).map(entry => entry.textContent);
    expect(await shown()).toEqual(['', 'Notifications']);
    for (let n = 0; n < count; n += 1)
      says('notifications', { id: String(n), type: 'personal', text: `${n}`, content: {} });
    await waitFor(async () => expect(await shown()).toEqual([text, `Notifications${text}`]), patient);
  },
);

it('a message about a standing reloads the tournaments, and notifies the player only of a changed place, with the previous place [PRT-007] [RT-008]', async () => {
  await open();
  const { playerQueries } = await import('../app/shared/player/query-client.ts');
  const { queryKeys } = await import('../app/shared/calls/query-keys.ts');
  const standings = () => playerQueries().getQueryState(queryKeys.tournaments(7));
  await waitFor(() => expect(standings()?.isInvalidated).toBe(false), patient);
  const cup = { title: 'Comet Cup', frontend_identifier: 'cup', tournament_id: 't1', bets: [], nickname: 'Ada' };
  says('tournaments_statuses', { ...cup, award_place: 3, previous_place: 3 });
  expect(standings()?.isInvalidated).toBe(true);
  expect(screen.queryByRole('button', { name: 'Notifications, 1 new' })).toBeNull();
  says('tournaments_statuses', { ...cup, award_place: 2, previous_place: 3 });
  says('tournaments_statuses', null);
  await screen.findByRole('button', { name: 'Notifications, 1 new' }, patient);
  const [told] = rows(await panel());
  expect(told).toContain('Comet Cup: place 2');
  expect(told).toContain('Before: place 3');
});

it('notifies the player of a reached limit, and of a limit change that can be confirmed, even if that was possible before the page opened [CONST-019] [PNOTIF-010]', async () => {
  const accounts = [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: 100 }];
  const limit = { type: 'loss', period: 'day', accounts, resets_at: null, ends_at: null, minutes: null };
  const pending = (minutes: number) => ({ confirmable_at: minutesAgo(minutes), expires_at: minutesAgo(-600) });
  answers['/api/user_limits'] = [
    { ...limit, id: 'reached', pending: null },
    { ...limit, id: 'due', type: 'wager', accounts: [], pending: pending(180) },
    { ...limit, id: 'later', type: 'deposit', accounts: [], pending: pending(-5) },
  ];
  await open();
  await screen.findByRole('button', { name: 'Notifications, 2 new' }, patient);
  const told = rows(await panel());
  expect(told.find(text => text?.startsWith('Limit reached'))).toContain('Loss limit (daily)');
  expect(told.find(text => text?.startsWith('Your new limit'))).toContain('Wager limit (daily)');
});

it("a notification's button never links to another site, whatever the notification contains", async () => {
  await open();
  for (const path of ['https://other.test', '//other.test', '/\\other.test', 'javascript:alert(1)'])
    says('notifications', { id: path, type: 'personal', text: path, content: { button: { title: 'Go', path } } });
  const opened = await panel();
  expect(rows(opened).length).toBe(4);
  expect(within(within(opened).getByRole('list')).queryAllByRole('link')).toEqual([]);
});
