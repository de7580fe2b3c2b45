import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { SignUpForm, type SignUpStep } from './sign-up-form.tsx';

const offered = {
  places: [
    { code: 'DE', open: true, min_age: 18, currency: 'EUR' },
    { code: 'CA', open: true, min_age: 18, currency: 'CAD' },
  ],
  currencies: ['EUR', 'CAD'],
  visitor: null,
} as const;
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
  fireEvent.click(tick(/^I am 18/));
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
