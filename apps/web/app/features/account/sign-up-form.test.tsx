// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SignUpForm, type SignUpStep } from './sign-up-form.tsx';

const offered = {
  places: [{ code: 'DE', open: true, min_age: 18, currency: 'EUR' }],
  currencies: ['EUR'],
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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Registration() {
  const [step, setStep] = useState<SignUpStep>(1);
  return <SignUpForm offered={offered} country="DE" step={step} onStep={setStep} onSignedUp={() => undefined} />;
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('the tick for offers starts off, and left alone it is sent as no [C39]', async () => {
  show(<Registration />);
  expect(tick(/^Send me offers/).checked).toBe(false);
  fill('E-mail', 'ada@example.com');
  fill('Password', 'A long way to the stars 7');
  fireEvent.click(tick(/^I am 18/));
  fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));
  await screen.findByLabelText('First name');
  fill('First name', 'Ada');
  fill('Last name', 'Byron');
  fill(/^Date of birth/, '10/12/1990');
  fireEvent.click(screen.getByRole('button', { name: 'No limit for now' }));
  fireEvent.click(screen.getByRole('button', { name: /^Create account/ }));
  await waitFor(() => expect(registered).toMatchObject({ user: { email: 'ada@example.com', receive_promos: false } }));
});
