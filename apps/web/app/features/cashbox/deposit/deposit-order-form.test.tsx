import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { emptyShellData, ShellDataProvider } from '../../../shared/site/shell-data.ts';
import { methodWith } from '../../../testing/method-with.ts';
import { depositProps } from '../../../testing/deposit-props.ts';
import { playerWith, show } from '../../../testing/show.tsx';
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
  onDeposit.mockClear();
});

const showForm = () =>
  show(<DepositOrderForm methods={[wholeEuros]} {...depositProps(player)} onDeposit={onDeposit} />, player);
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

it.each([
  [true, 'BTC', false],
  [false, 'BTC', true],
  [true, 'EUR', true],
] as const)(
  'where limits are shown in fiat currencies alone (%s) a deposit limit in %s has a meter: %s; it holds all the same [VALID-056]',
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
