import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../shared/calls/query-keys.ts';
import { playerWith, show } from '../../testing/show.tsx';
import VisitEndNotice from './visit-end-notice.tsx';
import { steadyNow } from '../../shared/player/session/steady-clock.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start + 50 * minuteMs }));
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));

it('announces the end of the visit five minutes before a session limit is reached, until the player dismisses the notice [C10] [C43]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.limits(7), [{ minutes: 60 }, { minutes: null }]);
  queries.setQueryData(queryKeys.stats(7), {
    visit_started_at: new Date(start).toISOString(),
    clockAheadMs: Date.now() - steadyNow(),
  });
  show(
    <QueryClientProvider client={queries}>
      <VisitEndNotice playerId={7} />
    </QueryClientProvider>,
    playerWith(),
  );
  await pass(4.9);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(0.2);
  expect(screen.getByRole('status').textContent).toContain('Session limit: 5 minutes left');
  await pass(4);
  expect(screen.getByRole('status').textContent).toContain('1 minute left');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});
