import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { WithdrawalState } from './use-withdrawal.ts';
import { WithdrawOrderForm } from './withdraw-order-form.tsx';

const profile = { id: 'p1', kind: 'visa', label: 'Visa 0005' };
const method = methodWith({ savedProfiles: [profile], withdrawal: { min_cents: 2_000, max_cents: 500_000 } });
const ask = vi.fn<WithdrawalState['ask']>(async () => undefined);

beforeEach(() => {
  // jsdom has no layout and no `matchMedia`.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  ask.mockClear();
});

/** Shows the form with this withdrawable balance. */
function open(available_to_cashout_cents = 19_850): void {
  const player = playerWith({ amount_cents: 30_000, available_to_cashout_cents });
  const [account] = player.accounts;
  if (!account) throw new Error('no account');
  const withdrawal = { begun: null, refused: null, ask, again: () => undefined, dialog: null };
  const choices = [{ id: 'card p1', method, profile, isTyped: false }];
  show(<WithdrawOrderForm choices={choices} account={account} withdrawal={withdrawal} waiting={createRef()} />, player);
}

/** Submits an amount and returns the description of its field. */
function saidOf(amount: string): string | null | undefined {
  open();
  const field = screen.getByRole('textbox', { name: 'Amount' });
  fireEvent.change(field, { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

it('refuses an amount above the withdrawable balance with a message that states the available amount [KEY-006] [VALID-047]', () => {
  expect(saidOf('198.51')).toContain('Your balance doesn’t cover this amount. You can withdraw up to €198.50.');
  expect(ask).not.toHaveBeenCalled();
});

it('accepts a withdrawal of the whole available balance [VALID-047]', async () => {
  saidOf('198.50');
  await expect.poll(() => ask.mock.calls[0]?.[0]).toMatchObject({ amount: 19_850n, currency: 'EUR' });
});

it('does not call a balance withdrawable that is below the minimum of every method, and says what the minimum is', () => {
  open(1_999);
  expect(screen.getByText('Your balance')).toBeTruthy();
  expect(screen.queryByText('You can withdraw')).toBeNull();
  expect(screen.getByText(/This method pays out from €20/)).toBeTruthy();
});
