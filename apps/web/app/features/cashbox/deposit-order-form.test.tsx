// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { methodWith } from '../../testing/method-with.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { DepositOrderForm } from './deposit-order-form.tsx';

/** Takes whole euros only. */
const wholeEuros = methodWith({
  id: 'transfer',
  brand: 'sofort',
  deposit: { min_cents: 1_000, max_cents: 500_000, step_cents: 100 },
  withdrawal: null,
  minDep: 1_000,
});
const player = playerWith();
const onDeposit = vi.fn<(method: string, amount: bigint) => Promise<void>>(() => Promise.resolve());
let called: string[];

beforeEach(() => {
  // The document of these tests has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  called = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onDeposit.mockClear();
});

const showForm = () =>
  show(
    <DepositOrderForm
      methods={[wholeEuros]}
      playerId={player.user.id}
      currency="EUR"
      balance={5_000n}
      refused={null}
      withBonus={false}
      waiting={createRef()}
      onDeposit={onDeposit}
    />,
    player,
  );
const field = () => screen.getByRole('textbox', { name: 'Amount' });
/** What is said of the field to who hears it. */
const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

/** Types an amount and sends it. */
function sendAmount(amount: string): void {
  fireEvent.change(field(), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
}

it('an amount that is no multiple of the method’s step is not sent, and its field says of what it must be one [VALID-046]', async () => {
  showForm();
  sendAmount('10.50');
  await screen.findByText('Enter a multiple of €1.00.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe('Enter a multiple of €1.00.');
  expect(onDeposit).not.toHaveBeenCalled();
  // No call but the report of every field that is found wrong.
  await waitFor(() => expect(called).toEqual(['/metrics-errors-validation']));
  // The next amount that is one goes, alone.
  sendAmount('11');
  await waitFor(() => expect(onDeposit.mock.calls).toEqual([['transfer', 1_100n]]));
  expect(screen.queryByText(/^Enter a multiple/)).toBeNull();
});
