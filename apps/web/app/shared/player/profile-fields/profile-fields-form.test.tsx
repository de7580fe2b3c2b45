import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { securityCalls } from '../../calls/tables/security-calls.ts';
import { playerQueries } from '../query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import ProfileFieldsForm from './profile-fields-form.tsx';

afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const open = (fields: readonly string[] = ['country', 'city'], onSaved: () => void = () => undefined) =>
  act(async () =>
    show(
      <QueryClientProvider client={playerQueries()}>
        <Suspense>
          <ProfileFieldsForm fields={fields} onSaved={onSaved} />
        </Suspense>
      </QueryClientProvider>,
      playerWith(),
    ),
  );
const countries = async () =>
  [...(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })).options].map(({ value }) => value);

it('shows the profile form without countries if they fail to load, and loads them the next time it is opened [ERR-006]', async () => {
  let comes = false;
  const list = [{ code: 'CA', open: true, min_age: 18, currency: 'CAD' }];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/messages/')) return Response.json({});
    return comes ? Response.json(list) : Response.json({ refusal: 'unavailable' }, { status: 503 });
  });
  await open();
  expect(await countries()).not.toContain('CA');
  expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
  cleanup();
  comes = true;
  await open();
  expect(await countries()).toContain('CA');
});

it("asks for nickname, gender and state if a game's provider requires them, and saves them [STATE-045]", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PATCH' && typeof body === 'string') sent.push([url, JSON.parse(body)]);
    return Response.json(url.includes('countries') ? [] : {});
  });
  const saved = vi.fn<() => void>();
  await open(['nickname', 'state', 'gender'], saved);
  const enter = async (role: 'textbox' | 'combobox', name: string, value: string) =>
    fireEvent.change(await screen.findByRole(role, { name }), { target: { value } });
  await enter('textbox', 'Nickname', 'Nova');
  await enter('textbox', 'State or province', 'Ontario');
  await enter('combobox', 'Gender', 'x');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent).toEqual([['/api/player', { nickname: 'Nova', gender: 'x', state: 'Ontario' }]]);
});

it('asks for the password before replacing a stored bank account, and saves the new account afterwards [A11] [C24]', async () => {
  const shown = vi.spyOn(securityCalls, 'reauthenticate').mockResolvedValue(undefined);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(url.includes('countries') ? [] : {});
    if (shown.mock.calls.length === 0) return Response.json({ refusal: 'reauth', request_id: 'r' }, { status: 403 });
    sent.push([url, typeof body === 'string' ? JSON.parse(body) : body]);
    return Response.json({});
  });
  const saved = vi.fn<() => void>();
  await open(['account_holder'], saved);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Account holder' }), { target: { value: 'Ada Byron' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'A long way' } });
  expect(saved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /Confirm/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent).toEqual([[expect.stringContaining('details'), { account_holder: 'Ada Byron' }]]);
  shown.mockRestore();
});

it('converts a birthday that the browser fills in as YYYY-MM-DD to DD/MM/YYYY [VALID-030]', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PATCH' && typeof body === 'string') sent.push(JSON.parse(body));
    return Response.json(url.includes('countries') ? [] : {});
  });
  await open(['date_of_birth']);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
  fireEvent.change(field, { target: { value: '1990-05-17' } });
  expect(field.value).toBe('17/05/1990');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ date_of_birth: '17/05/1990' }]));
});

it('asks for profile fields and licence details in one form, saves them with separate calls, and reports a Lithuanian account [VALID-043] [VALID-044] [ROLE-020]', async () => {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    // Ignores the reports of validation errors.
    if (method !== 'GET' && !url.includes('metrics-errors'))
      sent.push([`${method} ${url}`, JSON.parse(body as string)]);
    return Response.json(url.includes('countries') ? [] : {});
  });
  const saved = vi.fn<() => void>();
  await open(['city', 'iban'], saved);
  const enter = async (name: string, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await enter('City', 'Tallinn');
  await enter('IBAN of your bank account', 'LT12 1000 0111 0100 1000');
  expect(sent).toEqual([]);
  save();
  expect(await screen.findByText(/^We can’t pay to bank accounts in Lithuania/)).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([['POST /api/player/groups', { groups: { add: [1101] } }]]));
  expect(saved).not.toHaveBeenCalled();
  await enter('IBAN of your bank account', 'EE38 2200 2210 2014 5685');
  save();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sent.slice(1)).toEqual([
    ['PATCH /api/player', { city: 'Tallinn' }],
    ['PATCH /api/player/details', { iban: 'EE38 2200 2210 2014 5685' }],
  ]);
});
