import type { Payment } from '@liftoff/contract/cashbox/cashbox';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import { DepositResult } from './deposit-result.tsx';

const ask = (of: Partial<Payment>, expired = false) => {
  const onAgain = vi.fn<() => void>();
  const payment = { amount_cents: 5_000, currency: 'EUR', state: 'succeeded', held_for: null, ...of } as Payment;
  const none = () => undefined;
  show(<DepositResult payment={payment} expired={expired} onAgain={onAgain} onHistory={none} onClose={none} />);
  return onAgain;
};

it.each([
  ['declined', {}, /^€50\.00 was declined$/, 'Try another method'],
  ['canceled', {}, /^Payment of €50\.00 cancelled$/, 'Try again'],
  ['canceled', { currency: 'BTC', amount_cents: 10_000 }, /^Payment of 0\.0001\sBTC cancelled$/, 'Try again'],
] as const)(
  'the result of a %s deposit says that nothing was taken and what to do next',
  (state, more, title, next) => {
    const onAgain = ask({ state, ...more });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/^Nothing was taken/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: next }));
    expect(onAgain).toHaveBeenCalledOnce();
  },
);

it('the deposit result says that an unused crypto address has expired and offers to start again', () => {
  const onAgain = ask({ state: 'canceled', currency: 'BTC', amount_cents: 10_000 }, true);
  expect(screen.getByRole('heading', { name: /^The address for 0\.0001\sBTC has expired$/ })).toBeTruthy();
  expect(screen.getByText(/don’t send coins to it any more/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAgain).toHaveBeenCalledOnce();
});

it('the deposit result says that reserved funds were received, and offers no retry', () => {
  ask({ state: 'rejected', held_for: 'self_excluded' });
  expect(screen.getByRole('heading', { name: '€50.00 received but not credited' })).toBeTruthy();
  expect(screen.queryByText(/Nothing was taken/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
});

it.each([
  ['issued', /^A gift waits for you\. Stakes count for it only once you activate it\./, 1],
  ['handle_bets', /^A gift waits for you/, 0],
])('after a deposit, a bonus in the stage %s is announced if it still has to be activated', (stage, words, times) => {
  const payment = { amount_cents: 5_000, currency: 'EUR', state: 'succeeded', held_for: null } as Payment;
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.bonuses(7), [{ id: '1', stage }]);
  const none = () => undefined;
  show(
    <QueryClientProvider client={queries}>
      <DepositResult payment={payment} expired={false} onAgain={none} onHistory={none} onClose={none} />
    </QueryClientProvider>,
    playerWith(),
  );
  expect(screen.queryAllByText(words)).toHaveLength(times);
  const links = screen.queryAllByRole('link', { name: 'See your gifts' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(times === 0 ? [] : ['/profile/gifts']);
});
