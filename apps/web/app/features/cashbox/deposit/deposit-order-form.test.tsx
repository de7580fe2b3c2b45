import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { emptyShellData, ShellDataProvider } from '../../../shared/site/shell-data.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { depositProps } from '../../../testing/deposit-props.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { DepositOrderForm } from './deposit-order-form.tsx';

/** A method that accepts only whole euros. */
const wholeEuros = methodWith({
  id: 'transfer',
  brand: 'sofort',
  deposit: { min_cents: 1_000, max_cents: 500_000, step_cents: 100 },
  withdrawal: null,
  minDep: 1_000,
});
const player = playerWith();
const onDeposit = vi.fn<(method: string, amount: bigint, bonusOffer: string | null | undefined) => Promise<void>>(() =>
  Promise.resolve(),
);
let called: string[];

beforeEach(() => {
  // jsdom has no layout and no `matchMedia`.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  called = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  onDeposit.mockClear();
});

const showForm = () =>
  show(<DepositOrderForm methods={[wholeEuros]} {...depositProps(player)} onDeposit={onDeposit} />, player);
const field = () => screen.getByRole('textbox', { name: 'Amount' });
/** The accessible description of the field. */
const described = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

function sendAmount(amount: string): void {
  fireEvent.change(field(), { target: { value: amount } });
  fireEvent.click(screen.getByRole('button', { name: /^Deposit/ }));
}

it("does not send a deposit that is not a multiple of the method's step, and names the step in the field error [VALID-046]", async () => {
  showForm();
  sendAmount('10.50');
  await screen.findByText('Enter a multiple of €1.00.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toBe('Enter a multiple of €1.00.');
  expect(onDeposit).not.toHaveBeenCalled();
  // Nothing is sent except the report of the validation error.
  await waitFor(() => expect(called).toEqual(['/metrics-errors-validation']));
  // The next valid amount is sent, and the error disappears.
  sendAmount('11');
  await waitFor(() => expect(onDeposit.mock.calls).toEqual([['transfer', 1_100n, null]]));
  expect(screen.queryByText(/^Enter a multiple/)).toBeNull();
});

it.each([
  [true, 'BTC', false],
  [false, 'BTC', true],
  [true, 'EUR', true],
] as const)(
  'with fiat-only limit display set to %s, a deposit limit in %s shows a meter: %s; the limit is enforced in every case [VALID-056]',
  async (fiatLimitsOnly, currency, isMetered) => {
    const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
    const accounts = [{ currency, amount_cents: 20_000_000, current_value_amount_cents: 0 }];
    queries.setQueryData(queryKeys.limits(player.user.id), [{ id: 1, type: 'deposit', period: 'week', accounts }]);
    const method = methodWith({ id: 'any', deposit: { min_cents: 1, max_cents: null, step_cents: 1 }, minDep: 1 });
    const form = (
      <DepositOrderForm
        methods={[method]}
        {...depositProps(player)}
        currency={currency}
        balance={0n}
        onDeposit={onDeposit}
      />
    );
    show(
      <ShellDataProvider value={{ ...emptyShellData, brand: { ...emptyShellData.brand, fiatLimitsOnly } }}>
        <QueryClientProvider client={queries}>{form}</QueryClientProvider>
      </ShellDataProvider>,
      player,
    );
    expect(screen.queryAllByRole('progressbar')).toHaveLength(isMetered ? 1 : 0);
    sendAmount('1000000');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(onDeposit).not.toHaveBeenCalled();
  },
);
