import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import type { Offered } from './places.ts';
import { SignUpForm, type SignUpStep } from './sign-up-form.tsx';

const provinces = [
  { code: 'ON', name: 'Ontario', min_age: 19 },
  { code: 'QC', name: 'Quebec', min_age: 18 },
];
const offered: Offered = {
  places: [
    { code: 'DE', open: true, min_age: 18, provinces: [], currency: 'EUR' },
    { code: 'CA', open: true, min_age: 18, provinces, currency: 'CAD' },
  ],
  currencies: ['EUR', 'CAD'],
  visitor: null,
};
let registered: unknown;

beforeEach(() => {
  registered = undefined;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url !== '/api/users') return Response.json({ valid: true, taken: false });
    registered = JSON.parse(typeof body === 'string' ? body : 'null');
    return Response.json({ id: 7, statuses: [] }, { status: 201 });
  });
});

function Registration({ country = 'DE' }: { country?: string }) {
  const [step, setStep] = useState<SignUpStep>(1);
  return <SignUpForm offered={offered} country={country} step={step} onStep={setStep} onSignedUp={() => undefined} />;
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Fills in the first step and continues to the second. */
async function goOn(): Promise<void> {
  fill('E-mail', 'ada@example.com');
  fill('Password', 'A long way to the stars 7');
  fireEvent.click(tick(/^I am 1/));
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await screen.findByLabelText('First name');
}
const fieldsShown = () =>
  [...document.querySelectorAll('input[name], select[name]')].map(field => field.getAttribute('name') ?? '');

it('asks, in its two steps, for exactly the registration fields that the platform defines, with a deposit limit among them [CALL-044] [ENTITY-003] [C1]', async () => {
  const file = join(import.meta.dirname, '../../../../../../config/player-fields.json');
  const named = JSON.parse(readFileSync(file, 'utf8')) as { registration: string[] };
  show(<Registration country="CA" />);
  const first = fieldsShown();
  await goOn();
  // The limit is chosen with buttons, which have no `name` attribute.
  expect(screen.getByRole('group', { name: /limit/i })).toBeDefined();
  expect([...first, ...fieldsShown(), 'deposit_limit'].toSorted()).toEqual(named.registration.toSorted());
});

it('leaves the offers checkbox unticked by default and then sends that the visitor declines offers [C39]', async () => {
  show(<Registration />);
  expect(tick(/^Send me offers/).checked).toBe(false);
  await goOn();
  fill('First name', 'Ada');
  fill('Last name', 'Byron');
  fill(/^Date of birth/, '10/12/1990');
  fireEvent.click(screen.getByRole('button', { name: 'No limit for now' }));
  fireEvent.click(screen.getByRole('button', { name: /^Create account/ }));
  await waitFor(() => expect(registered).toMatchObject({ user: { email: 'ada@example.com', receive_promos: false } }));
});

it('converts a birthday that the browser fills in as YYYY-MM-DD to DD/MM/YYYY [VALID-030]', async () => {
  show(<Registration />);
  await goOn();
  fill(/^Date of birth/, '1990-12-10');
  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe('10/12/1990');
});

it('asks for the minimum age of each province before it knows the player’s [D7]', () => {
  show(<Registration country="CA" />);
  expect(tick(/^I am 19 or older \(18 in Quebec\) and accept/)).toBeDefined();
});

it('tells a player who is too young for the chosen province how old players must be there [D7]', async () => {
  show(<Registration country="CA" />);
  await goOn();
  const born = `01/01/${new Date().getFullYear() - 18}`;
  fill(/^Date of birth/, born);
  fill('Province or territory', 'ON');
  fireEvent.click(screen.getByRole('button', { name: /^Create account/ }));
  await screen.findByText('You must be 19 or older to play here.');
  fill('Province or territory', 'QC');
  fireEvent.click(screen.getByRole('button', { name: /^Create account/ }));
  await expect.poll(() => screen.queryByText(/^You must be/)).toBeNull();
});

it('refuses a name of emoji, or one that is too long, and says what a name can be', async () => {
  show(<Registration />);
  await goOn();
  fill('First name', '😀');
  fill('Last name', 'a'.repeat(81));
  fireEvent.click(screen.getByRole('button', { name: /^Create account/ }));
  await screen.findByText('Use letters, with spaces, hyphens or apostrophes between them.');
  expect(screen.getByText('Use at most 80 characters.')).toBeDefined();
});

it('names wrong fields briefly to screen readers', async () => {
  show(<Registration />);
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  const summary = 'Check these fields: E-mail, Password and Age and terms.';
  await expect.poll(() => document.querySelector('span[aria-live]')?.textContent).toBe(summary);
});

it('shows no strength of a password that it refuses', async () => {
  show(<Registration />);
  fill('Password', 'short');
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await screen.findByText('Use 8 to 128 characters.');
  expect(document.querySelector('.password-meter')).toBeNull();
});

it('refuses a common password before the second step [A12]', async () => {
  show(<Registration />);
  fill('E-mail', 'ada@example.com');
  fill('Password', 'Password1');
  fireEvent.click(tick(/^I am 18/));
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await screen.findByText('This password is too common. Choose another.');
  expect(screen.queryByLabelText('First name')).toBeNull();
});
