import type { User } from '@liftoff/contract/account/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../../../shared/player/query-client.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { editFields } from './edit-fields.ts';

const provinces = [
  { code: 'ON', name: 'Ontario', min_age: 19 },
  { code: 'QC', name: 'Quebec', min_age: 18 },
];
const countries = ['CA', 'AU', 'DE'].map(code => ({
  code,
  open: true,
  min_age: 18,
  provinces: code === 'CA' ? provinces : [],
  currency: 'EUR',
}));
let details: { asked: object; known: string[] };
let groups: unknown[] = [];
let edition: string[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  [edition, sent, groups] = [[...editFields], [], []];
  details = { asked: { deposit: [], cashout: [] }, known: [] };
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (url.startsWith('/messages/')) return Response.json({});
    if (url === '/api/player/details' && method === 'GET') return Response.json(details);
    if (url === '/api/player/groups') {
      groups.push(JSON.parse(body as string));
      return Response.json({ statuses: [] });
    }
    // Ignores the reports of validation errors.
    if (method !== 'GET' && !url.includes('metrics-errors')) sent.push(JSON.parse(body as string));
    if (url.includes('countries')) return Response.json(countries);
    return Response.json({ registration: [], deposit: [], cashout: [], edition, providers: {} });
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

async function open(of: Partial<User>) {
  const player = playerWith({}, { verified: false, country: 'CA', ...of });
  await act(async () =>
    show(
      <QueryClientProvider client={playerQueries()}>
        <EditDialog user={player.user} open onClose={() => undefined} />
      </QueryClientProvider>,
      player,
    ),
  );
  const postal = await screen.findByRole('textbox', { name: 'Postal code' }, { timeout: 10_000 });
  return (code: string) =>
    act(async () => {
      fireEvent.change(postal, { target: { value: code } });
      fireEvent.blur(postal);
    });
}
const state = () => screen.queryByLabelText<HTMLInputElement | HTMLSelectElement>('State or province')?.value;

it.each([
  ['CA', 'M5V 2T6', 'ON'],
  ['AU', '3000', 'VIC'],
  ['DE', '10115', ''],
  ['CA', '', ''],
])('sets and saves the state when, in %s, the postal code is "%s": "%s" [VALID-023]', async (country, code, filled) => {
  const type = await open({ country });
  await type(code);
  expect(state()).toBe(filled);
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  if (filled) await waitFor(() => expect(sent).toEqual([{ postal_code: code, state: filled }]));
});

it('keeps a state that is already filled in, and fills in no state if the form does not ask for one [VALID-023]', async () => {
  const type = await open({ state: 'Quebec' });
  await type('M5V 2T6');
  expect(state()).toBe('QC');
  cleanup();
  playerQueries().clear();
  edition = edition.filter(field => field !== 'state');
  const typeOther = await open({});
  await typeOther('M5V 2T6');
  expect(state()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ postal_code: 'M5V 2T6' }]));
});

const choose = (country: string) =>
  act(async () => {
    const field = screen.getByRole('combobox', { name: 'Country' });
    fireEvent.change(field, { target: { value: country } });
    fireEvent.blur(field);
  });

it('validates the postal code according to the country selected in the form [VALID-042]', async () => {
  const type = await open({});
  await choose('DE');
  await type('10115');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ country: 'DE', postal_code: '10115' }]));
});

it('the form clears the province when the country changes', async () => {
  await open({ state: 'ON' });
  await choose('DE');
  expect(state()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ country: 'DE', state: '' }]));
});

it('asks for the licence details, validates them, and saves those that the player enters [CALL-044] [VALID-027] [VALID-043] [VALID-044] [VALID-045] [VALID-050]', async () => {
  details = { asked: { deposit: ['personal_id'], cashout: ['iban', 'account_holder'] }, known: ['iban'] };
  await open({});
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const enter = (name: string, value: string) =>
    act(async () => {
      fireEvent.change(field(name), { target: { value } });
      fireEvent.blur(field(name));
    });
  expect(field('IBAN of your bank account').value).toBe('');
  expect(screen.getByText(/^Saved\. Type here only/)).toBeTruthy();
  await enter('Personal ID code', '3800108571');
  expect(screen.getByText('A personal ID code has exactly 11 digits.')).toBeTruthy();
  await enter('Personal ID code', '3800108571X');
  expect(screen.getByText('Enter a whole number.')).toBeTruthy();
  await enter('Account holder', 'Kätlin');
  expect(screen.getByText(/^Use English letters only/)).toBeTruthy();
  await enter('IBAN of your bank account', 'lt12 1000');
  expect(screen.getByText(/^We can’t pay to bank accounts in Lithuania/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(groups).toEqual([{ groups: { add: [1101] } }]));
  expect(sent).toEqual([]);
  await enter('Personal ID code', '38001085718');
  await enter('Account holder', 'Katlin Magi');
  await enter('IBAN of your bank account', '');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ personal_id: '38001085718', account_holder: 'Katlin Magi' }]));
  expect(groups).toHaveLength(1);
});

it('fills in the state when the country is selected after the postal code [VALID-023]', async () => {
  const type = await open({});
  await type('3000');
  expect(state()).toBe('');
  await choose('AU');
  expect(state()).toBe('VIC');
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(sent).toEqual([{ country: 'AU', postal_code: '3000', state: 'VIC' }]));
});
