import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentsLibrary } from '../app/features/cashbox/library/payments-api.ts';
import { PaymentHistory } from '../app/features/cashbox/payment/payment-history.tsx';
import { usePlayerSeed } from '../app/shared/player/player.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { playerWith, show } from '../app/testing/show.tsx';

/** The message handler of each channel; tests call it as the connection would. */
const channels = vi.hoisted(() => new Map<string, (data: unknown) => void>());
vi.mock('../app/shared/realtime/use-channel.ts', () => ({
  useChannel: (channel: string, onMessage: (data: unknown) => void) => void channels.set(channel, onMessage),
}));

const player = playerWith();
const answers = new Map<string, unknown>();
let asked: string[] = [];
/** The requested paths with their query strings. */
let addresses: string[] = [];

/** Every value of the player that the page received. */
const seeds = new Set<unknown>();

function Shown() {
  const seed = usePlayerSeed();
  seeds.add(seed);
  return (
    <p>
      groups {seed?.user.statuses.length}, balance {String(seed?.accounts[0]?.amount_cents)}
    </p>
  );
}
const says = (channel: string, data: unknown) => act(() => channels.get(`${channel}#7`)?.(data));
const asks = (...paths: string[]) =>
  waitFor(() => expect(paths.filter(path => !asked.includes(path))).toEqual([]), { timeout: 5_000 });

beforeEach(async () => {
  seeds.clear();
  answers.set('/api/player', player.user);
  answers.set('/api/player/accounts', player.accounts);
  answers.set('/api/player/favorite_games', []);
  answers.set('/api/player/payments', []);
  answers.set('/api/user_limits', []);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? '';
    asked.push(path);
    addresses.push(url);
    return Response.json(await answers.get(path));
  });
  show(
    <MemoryRouter>
      <PlayerLayer>
        <Shown />
        <PaymentHistory library={{} as PaymentsLibrary} onMoney={() => undefined} />
      </PlayerLayer>
    </MemoryRouter>,
    player,
  );
  await screen.findByText('groups 0, balance 24850');
  await asks('/api/user_limits', '/api/player/payments');
  asked = [];
  addresses = [];
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  channels.clear();
});

const spent = [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: 100 }];
it.each([
  ['loss', spent, /Loss limit \(daily\) reached/],
  ['wager', spent, /Wager limit \(daily\) reached/],
  ['deposit', spent, /Deposit limit \(daily\) reached/],
  ['coolingoff', [], /You’re taking a break until/],
])(
  'a limits message reloads the limits, and a reached %s limit shows a warning with a link to the limits page [RT-007] [STATE-051] [C9]',
  async (type, accounts, words) => {
    const limit = { id: '1', type, period: 'day', accounts, resets_at: null, ends_at: '2026-12-01T12:00:00.000Z' };
    answers.set('/api/user_limits', [limit]);
    says('game_limits', { type });
    const toast = await screen.findByText(words, undefined, { timeout: 5_000 });
    expect(toast.closest('.toast')?.className).toBe('toast toast--warn');
    expect(toast.querySelector('a')?.getAttribute('href')).toBe('/profile/limits');
    expect(asked.filter(path => path === '/api/user_limits')).toHaveLength(1);
  },
);

it.each([['loss'], ['wager']])(
  "a round that uses up a %s limit makes a lasting toast appear as soon as the round's balance message arrives [C9] [STATE-051]",
  async type => {
    const accounts = [{ currency: 'EUR', amount_cents: 100, current_value_amount_cents: 60 }];
    const limit = { id: '1', type, period: 'day', accounts, resets_at: null, ends_at: null };
    answers.set('/api/user_limits', [limit]);
    says('game_limits', { type });
    await asks('/api/user_limits');
    await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
    answers.set('/api/user_limits', [{ ...limit, accounts: spent }]);
    expect(screen.queryByText(/limit \(daily\) reached/)).toBeNull();
    says('balance', { currency: 'EUR', amount_cents: 24_810, bonus_cents: 0, seq: 4, since: 3 });
    const toast = await screen.findByText(/limit \(daily\) reached/, undefined, { timeout: 5_000 });
    expect(toast.querySelector('a')?.getAttribute('href')).toBe('/profile/limits');
  },
);

it('announces a second reached limit, whatever its position in the list, and does not repeat the first [ERR-020] [STATE-051] [PNOTIF-008]', async () => {
  const reached = (id: string, type: string) => ({ id, type, period: 'day', accounts: spent, resets_at: null });
  const close = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/limit \(daily\) reached/)).toBeNull());
  };
  answers.set('/api/user_limits', [reached('1', 'loss')]);
  says('game_limits', {});
  await screen.findByText(/Loss limit \(daily\) reached/, undefined, { timeout: 5_000 });
  await close();
  answers.set('/api/user_limits', [reached('1', 'loss'), reached('2', 'wager')]);
  says('game_limits', {});
  await screen.findByText(/Wager limit \(daily\) reached/, undefined, { timeout: 5_000 });
  await close();
  asked = [];
  answers.set('/api/user_limits', [reached('2', 'wager')]);
  says('game_limits', {});
  await asks('/api/user_limits');
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  expect(screen.queryByText(/limit \(daily\) reached/)).toBeNull();
});

it('if two limits are reached simultaneously, announces the second only once the first no longer applies [ERR-020] [STATE-051]', async () => {
  const reached = (id: string, type: string) => ({ id, type, period: 'day', accounts: spent, resets_at: null });
  answers.set('/api/user_limits', [reached('1', 'loss'), reached('2', 'wager')]);
  says('game_limits', {});
  await screen.findByText(/Loss limit \(daily\) reached/, undefined, { timeout: 5_000 });
  const open = { ...reached('3', 'deposit'), accounts: [{ ...spent[0], current_value_amount_cents: 1 }] };
  answers.set('/api/user_limits', [open, reached('1', 'loss'), reached('2', 'wager')]);
  says('game_limits', {});
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  expect(
    screen.getAllByText(/limit \(daily\) reached/).map(toast => /(?:Loss|Wager) limit/.exec(toast.textContent)?.[0]),
  ).toEqual(['Loss limit']);
  answers.set('/api/user_limits', [reached('2', 'wager')]);
  says('game_limits', {});
  await screen.findByText(/Wager limit \(daily\) reached/, undefined, { timeout: 5_000 });
  expect(screen.queryByText(/Loss limit \(daily\) reached/)).toBeNull();
});

it("keeps the player context's value identical while nothing changes, so that the page does not re-render before hydration", async () => {
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  await playerQueries().invalidateQueries();
  await waitFor(() => expect(playerQueries().isFetching()).toBe(0));
  expect(asked).toContain('/api/player');
  expect(seeds.size).toBe(1);
});

it('a groups message reloads the profile, and changed groups everything else [RT-009] [PRT-008]', async () => {
  answers.set('/api/player', { ...player.user, statuses: [{ id: '543', name: 'Spins' }] });
  says('groups_updates', {});
  await screen.findByText('groups 1, balance 24850', undefined, { timeout: 5_000 });
  expect(asked).toContain('/api/player');
  await asks('/api/user_limits', '/api/player/accounts');
});

it('a verification message reloads the profile', async () => {
  answers.set('/api/player', { ...player.user, statuses: [{ id: '1', name: 'Known' }], verified: true });
  says('verification_changes', { kind: 'identity', status: 'verified' });
  await screen.findByText('groups 1, balance 24850', undefined, { timeout: 5_000 });
  expect(asked).toContain('/api/player');
});

it('a payments message reloads the payments and the current balance [RT-011] [CALL-017]', async () => {
  answers.set('/api/player/accounts', [{ ...player.accounts[0], amount_cents: 30_000 }]);
  says('payments_changes', {});
  await screen.findByText('groups 0, balance 30000', undefined, { timeout: 5_000 });
  await asks('/api/player/payments', '/api/player/accounts');
  expect(addresses.filter(url => url.includes('accounts'))).toEqual(['/api/player/accounts?compatibility=false']);
});

it('shows the balance from a balance message without another request, and ignores older messages [RT-012]', async () => {
  says('balance', { currency: 'EUR', amount_cents: 31_300, bonus_cents: 0, seq: 4, since: 3 });
  await screen.findByText('groups 0, balance 31300', undefined, { timeout: 5_000 });
  says('balance', { currency: 'EUR', amount_cents: 99, bonus_cents: 0, seq: 3, since: 2 });
  says('balance', { currency: 'EUR', amount_cents: 31_400, bonus_cents: 0, seq: 5, since: 4 });
  await screen.findByText('groups 0, balance 31400', undefined, { timeout: 5_000 });
  expect(asked).not.toContain('/api/player/accounts');
});

it('discards an accounts response that was requested before a newer balance message [RT-012]', async () => {
  const [account] = player.accounts;
  const older = Promise.withResolvers<unknown>();
  answers.set('/api/player/accounts', older.promise);
  says('payments_changes', {});
  await asks('/api/player/accounts');
  answers.set('/api/player/accounts', [{ ...account, amount_cents: 31_300 }]);
  says('balance', { currency: 'EUR', amount_cents: 31_300, bonus_cents: 0, seq: 4, since: 3 });
  await screen.findByText('groups 0, balance 31300', undefined, { timeout: 5_000 });
  await act(async () => older.resolve([{ ...account, amount_cents: 24_850 }]));
  await waitFor(() => expect(asked.filter(path => path === '/api/player/accounts').length).toBe(2));
  await act(async () => new Promise(done => setTimeout(done)));
  expect(screen.getByText(/balance/).textContent).toBe('groups 0, balance 31300');
});

it('reloads the accounts if a balance message was missed [RT-012]', async () => {
  says('balance', { currency: 'EUR', amount_cents: 31_300, bonus_cents: 0, seq: 4, since: 3 });
  answers.set('/api/player/accounts', [{ ...player.accounts[0], amount_cents: 32_000 }]);
  says('balance', { currency: 'EUR', amount_cents: 31_900, bonus_cents: 0, seq: 7, since: 6 });
  await screen.findByText('groups 0, balance 32000', undefined, { timeout: 5_000 });
});
