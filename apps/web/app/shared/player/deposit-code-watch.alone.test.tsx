import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSessionPreference, readSessionPreference } from '../preferences/preferences.ts';
import { playerWith, show } from '../../testing/show.tsx';
import DepositCodeWatch from './deposit-code-watch.tsx';

vi.mock(import('../site/address/dialogs.ts'), async original => ({
  ...(await original()),
  // A memory router has no route data.
  useDialog: () => null,
}));

/** Calls of the bonus settings, in order. */
let sent: string[];
/** Refusals by path; a path without one succeeds. */
let refusals: Record<string, { status: number; refusal: string }>;

beforeEach(() => {
  [sent, refusals] = [[], {}];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'https://site.example');
    if (!pathname.startsWith('/api/player/')) return Response.json({});
    sent.push(`${init?.method} ${pathname} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    const refused = refusals[pathname];
    if (refused) return Response.json({ refusal: refused.refusal, request_id: 'one' }, { status: refused.status });
    return init?.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  });
});
afterEach(cleanup);

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

function open(code: string) {
  keepSessionPreference('depositCode', code);
  show(
    <MemoryRouter initialEntries={['/pokies/all']}>
      <DepositCodeWatch />
      <Address />
    </MemoryRouter>,
    playerWith(),
  );
}
const enabled = 'PATCH /api/player/update_bonus_settings {"can_issue":true}';
const set = 'PATCH /api/player/set_bonus_code {"deposit_bonus_code":"RELOAD25"}';
const address = () => screen.getByRole('status').textContent;

it('enables bonuses, sets the kept code, then opens the deposit popup and forgets the code [PBONUS-001] [PBONUS-002] [PBONUS-003] [PBONUS-005] [STATE-057] [STATE-058] [STATE-059] [STATE-061]', async () => {
  open('RELOAD25');
  await waitFor(() => expect(address()).toBe('?dialog=deposit-bonus'));
  expect(sent).toEqual([enabled, set]);
  expect(readSessionPreference('depositCode')).toBe('');
});

it('clears and forgets an invalid code, then opens the deposit popup all the same [PBONUS-004] [PBONUS-005] [STATE-060] [STATE-061]', async () => {
  refusals = { '/api/player/set_bonus_code': { status: 422, refusal: 'invalid' } };
  open('RELOAD25');
  await waitFor(() => expect(address()).toBe('?dialog=deposit-bonus'));
  expect(sent).toEqual([enabled, set, 'DELETE /api/player/clear_bonus_code']);
  expect(readSessionPreference('depositCode')).toBe('');
});

it.each([
  ['update_bonus_settings', 'cooling_off', 1],
  ['set_bonus_code', 'rate_limited', 2],
])('keeps the code and opens nothing if %s is refused with %s', async (call, refusal, calls) => {
  refusals = { [`/api/player/${call}`]: { status: 403, refusal } };
  open('RELOAD25');
  await waitFor(() => expect(sent).toHaveLength(calls));
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(address()).toBe('');
  expect(readSessionPreference('depositCode')).toBe('RELOAD25');
});

it('sends and opens nothing without a kept code', async () => {
  open('');
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(sent).toEqual([]);
  expect(address()).toBe('');
});
