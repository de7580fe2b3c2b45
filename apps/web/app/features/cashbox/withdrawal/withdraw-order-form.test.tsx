import type { Bonus } from '@liftoff/contract/bonus';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { methodWith } from '../../../testing/method-with.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import type { WithdrawalState } from './use-withdrawal.ts';
import { WithdrawOrderForm } from './withdraw-order-form.tsx';

const profile = { id: 'p1', kind: 'visa', label: 'Visa 0005' };
const method = methodWith({ savedProfiles: [profile], withdrawal: { min_cents: 2_000, max_cents: 500_000 } });
/** The player's bonuses on the platform; `null` if they cannot be loaded. */
let bonuses: Partial<Bonus>[] | null;
const ask = vi.fn<WithdrawalState['ask']>(async () => undefined);

beforeEach(() => {
  // jsdom has no layout and no `matchMedia`.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  bonuses = [];
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/api/player/bonuses')) return Response.json({});
    return bonuses === null ? new Response('', { status: 503 }) : Response.json(bonuses);
  });
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

const ending: Partial<Bonus> = {
  id: '1',
  title: 'Welcome bonus',
  stage: 'handle_bets',
  currency: 'EUR',
  amount_cents: 5_000,
  balance_cents: 6_000,
  wagering: { total_cents: 50_000, wagered_cents: 12_000 },
  contributions: { categories: {}, providers: {}, games: {}, default: 100 },
  max_win_cents: null,
  ends_with_withdrawal: true,
};
/** Clicks a button of the question, which also has a button that closes it. */
function answer(name: RegExp): void {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (!button) throw new Error('no such answer');
  fireEvent.click(button);
}

it('names in figures the deposit bonus that a withdrawal would cancel, and asks once before it withdraws [PX-04]', async () => {
  bonuses = [ending];
  saidOf('50');
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw €50.00 and cancel your bonus?' });
  expect(dialog.textContent).toContain(
    'Welcome bonus: €50.00 bonus and €10.00 won with it; €120.00 of €500.00 staked.',
  );
  expect(ask).not.toHaveBeenCalled();
  answer(/^Withdraw €50.00$/);
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ amount: 5_000n });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('withdraws nothing if the player keeps the bonus [PX-04] [PX-47]', async () => {
  bonuses = [ending];
  saidOf('50');
  await screen.findByRole('dialog');
  answer(/^Keep the bonus$/);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('asks in words if the bonuses cannot be loaded, because one might be cancelled [PX-04]', async () => {
  bonuses = null;
  saidOf('50');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('We couldn’t load your bonuses.');
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['did not come with a deposit', { ends_with_withdrawal: false }],
  ['is in another currency', { currency: 'CAD' as const }],
])('does not ask about a bonus that %s, because it stays [PX-04]', async (_what, change) => {
  bonuses = [{ ...ending, ...change }];
  saidOf('50');
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
