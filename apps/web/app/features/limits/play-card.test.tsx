import type { NetResult } from '@liftoff/contract/game/game';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../testing/show.tsx';
import { PlayCard } from './play-card.tsx';

const week: NetResult = {
  currency: 'EUR',
  time_zone: 'UTC',
  since: '2026-11-17',
  until: '2026-11-23',
  staked_cents: 49_850,
  returned_cents: 41_230,
  net_cents: -8_620,
  days: [
    { day: '2026-11-18', staked_cents: 100, returned_cents: 500, net_cents: 400 },
    { day: '2026-11-23', staked_cents: 49_750, returned_cents: 40_730, net_cents: -9_020 },
  ],
  paid_in_cents: 32_000,
  deposits: 5,
  minutes_signed_in: 374,
  deposited_cents: 32_000,
  withdrawn_cents: 0,
};

function open(result = week) {
  const queries = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => undefined) } } });
  queries.setQueryData(queryKeys.netResult('EUR', 'week'), result);
  show(
    <QueryClientProvider client={queries}>
      <PlayCard currency="EUR" />
    </QueryClientProvider>,
    playerWith(),
  );
}

it('the play card shows the net result, deposits, time and each day for the last seven days', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  const words = screen.getByRole('region', { name: 'Your activity' }).textContent;
  for (const said of ['−€86.20', 'Paid out €412.30, staked €498.50', '€320.00', '5 deposits', '6 h 14 min'])
    expect(words).toContain(said);
  const bars = screen.getByRole('img', { name: /^Net result by day, .*17.* to .*23.*: −€86\.20$/ });
  const heights = [...bars.querySelectorAll('i')].map(bar => Math.round(Number.parseFloat(bar.style.height)));
  expect(heights).toEqual([0, 2, 0, 0, 0, 0, 50]);
  expect([...bars.querySelectorAll('.limits__bar--down')]).toHaveLength(1);
});

it('the play card says that nothing was staked instead of showing an empty chart', () => {
  open({ ...week, staked_cents: 0, returned_cents: 0, net_cents: 0, days: [], minutes_signed_in: 7 });
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  expect(screen.getByText('No bets in this period.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('7 min')).toBeTruthy();
});
