import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';
import { playerWith, show } from '../../../testing/show.tsx';
import TodayStrip from './today-strip.tsx';

function open(licence: string) {
  const player = playerWith({}, { license_name: licence });
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.stats(player.user.id), {
    currency: 'EUR',
    session_started_at: new Date(steadyNow() - 2_538_500).toISOString(),
    today: { net_cents: -2450 },
    clockAheadMs: 0,
  });
  show(
    <QueryClientProvider client={queries}>
      <TodayStrip player={player} />
    </QueryClientProvider>,
    player,
  );
}

it("a phone's lobby shows the session time, today's result and the link to the limits [C18]", () => {
  open('CW');
  const strip = screen.getByRole('group', { name: 'Today' });
  expect(strip.textContent).toContain('0:42:18');
  expect(strip.textContent).toContain('−€24.50');
  expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/profile/limits');
});

it('a player with a session timer does not get a second line of session figures [STATE-063]', () => {
  open('EE');
  expect(screen.queryByRole('group')).toBeNull();
});
