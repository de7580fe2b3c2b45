import type { Account } from '@liftoff/contract/cashbox/wallet';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AccountsCard } from '../app/features/profile/main/accounts-card.tsx';
import { activeAccount, usePlayerSeed } from '../app/shared/player/player.ts';
import PlayerLayer from '../app/shared/player/player-layer.tsx';
import { playerQueries } from '../app/shared/player/query-client.ts';
import BalanceDropdown from '../app/shell/account-menu/balance-dropdown.tsx';
import { playerWith, show } from '../app/testing/show.tsx';

vi.mock('../app/shared/realtime/use-channel.ts', () => ({ useChannel: () => undefined }));

const seed = playerWith();
const euro = seed.accounts[0] as Account;
const nothing = { staked_cents: 0, returned_cents: 0, net_cents: 0 };
const at = new Date().toISOString();
const stats = { currency: 'EUR', session_started_at: at, now: at, today: nothing, session: nothing };
let accounts: Account[] = [];
let sent: unknown[] = [];
let keys: (string | null)[] = [];
let isRoundOpen = false;

const currency = (code: string, of = {}) => ({
  code,
  fiat: true,
  subunits_to_unit: 100,
  enabled: true,
  deposit: true,
  ...of,
});
const listed = [
  currency('CAD'),
  currency('EUR'),
  currency('NOK', { deposit: false }),
  currency('BTC'),
  currency('KZT', { enabled: false }),
];

/** The platform's answer to opening an account: at most one account per currency, exactly one of them active. */
function openAccount(wanted: Account['currency']): Response {
  if (isRoundOpen) return Response.json({ refusal: 'round_open' }, { status: 409 });
  if (!accounts.some(account => account.currency === wanted))
    accounts.push({ ...euro, currency: wanted, amount_cents: 0, available_to_cashout_cents: 0 });
  accounts = accounts.map(account => ({ ...account, active: account.currency === wanted }));
  return Response.json(
    accounts.find(account => account.active),
    { status: 201 },
  );
}

beforeEach(() => {
  [accounts, sent, keys, isRoundOpen] = [[euro], [], [], false];
  vi.stubEnv('DEV', true);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const path = url.split('?')[0];
    if (path === '/api/player/accounts' && method === 'POST') {
      const asked = JSON.parse(body as string) as { currency: Account['currency'] };
      sent.push(asked);
      keys.push(new Headers(headers).get('idempotency-key'));
      return openAccount(asked.currency);
    }
    if (path === '/api/player/accounts') return Response.json(accounts);
    if (path === '/api/player')
      return Response.json({ ...seed.user, currency: accounts.find(({ active }) => active)?.currency });
    if (path === '/api/player/stats') return Response.json(stats);
    return path === '/api/info/currencies' ? Response.json(listed) : Response.json([]);
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
  vi.unstubAllEnvs();
});

function Header() {
  const account = activeAccount(usePlayerSeed()?.accounts ?? []);
  return account && <BalanceDropdown account={account} />;
}

const open = (player = seed) =>
  act(async () =>
    show(
      <MemoryRouter>
        <PlayerLayer>
          <Header />
          <AccountsCard />
        </PlayerLayer>
      </MemoryRouter>,
      player,
    ),
  );
const headerShows = (amount: string) => screen.findByLabelText(`Balance ${amount}`);
const rows = () =>
  within(screen.getByRole('region', { name: 'Accounts' }))
    .getAllByRole('listitem')
    .map(row => row.textContent);

it('opens an account in another currency, makes it active, updates the balance in the header, and can switch back [CALL-018]', async () => {
  await open();
  expect(rows()).toEqual(['EUREuro, active€248.50']);
  await headerShows('€248.50');
  fireEvent.click(screen.getByRole('button', { name: 'Open an account in another currency' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Account in another currency' }));
  const choice = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
  expect([...choice.options].map(({ value }) => value).filter(Boolean)).toEqual(['CAD', 'BTC']);
  fireEvent.click(dialog.getByRole('button', { name: /^Open and use/ }));
  await waitFor(() => expect(choice.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  fireEvent.change(choice, { target: { value: 'BTC' } });
  fireEvent.click(dialog.getByRole('button', { name: /^Open and use/ }));
  await headerShows('0.00 µBTC');
  expect(rows()).toEqual(['EUREuro€248.50Use', 'BTCBitcoin, in µBTC, active0.00\u00a0µBTC']);
  expect(screen.queryByRole('dialog')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Use the account in Euro' }));
  await headerShows('€248.50');
  expect(sent).toEqual([{ currency: 'BTC' }, { currency: 'EUR' }]);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(null);
});

it('reports an open round if it prevents switching the account, and changes nothing [CALL-018]', async () => {
  accounts.push({ ...euro, currency: 'CAD', active: false });
  isRoundOpen = true;
  await open({ ...seed, accounts });
  fireEvent.click(await screen.findByRole('button', { name: 'Use the account in Canadian Dollar' }));
  expect(await screen.findByText(/A round is still open/)).toBeTruthy();
  await headerShows('€248.50');
});
