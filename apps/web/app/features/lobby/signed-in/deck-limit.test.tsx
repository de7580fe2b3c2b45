import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { show } from '../../../testing/show.tsx';
import { DeckLimit } from './deck-limit.tsx';

const limit = (type: string, amount_cents: number, current_value_amount_cents: number) => ({
  id: type,
  type,
  period: 'month',
  accounts: [{ currency: 'EUR', amount_cents, current_value_amount_cents }],
});

function open(limits: object[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.limits(7), limits);
  show(
    <QueryClientProvider client={queries}>
      <DeckLimit playerId={7} />
    </QueryClientProvider>,
  );
}

it("shows how much of the player's tightest money limit is used", () => {
  open([limit('deposit', 100_000, 20_000), limit('loss', 50_000, 40_000), limit('session', 60, 60)]);
  expect(screen.getByText('Loss limit (monthly)')).toBeTruthy();
  expect(screen.getByText('€400.00').closest('span')?.textContent).toBe('€400.00 of €500.00');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(80);
});

it('shows a limit of zero as used up', () => {
  open([limit('deposit', 0, 0)]);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100);
});

it('says that a limit can be set if the player has none', () => {
  open([]);
  expect(screen.getByText('No limit set. You can set one any time.')).toBeTruthy();
});
