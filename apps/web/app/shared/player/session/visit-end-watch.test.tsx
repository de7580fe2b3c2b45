import { ToastProvider } from '@liftoff/ui/toast';
import { act, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { playerWith, show } from '../../../testing/show.tsx';
import { queryKeys } from '../../calls/query-keys.ts';
import { VisitEndWatch } from './visit-end-watch.tsx';
import { steadyNow } from './steady-clock.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: start + 50 * minuteMs }));

function visit(...minutes: (number | null)[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(
    queryKeys.limits(7),
    minutes.map(length => ({ minutes: length })),
  );
  queries.setQueryData(queryKeys.stats(7), {
    visit_started_at: new Date(start).toISOString(),
    clockAheadMs: Date.now() - steadyNow(),
  });
  show(
    <QueryClientProvider client={queries}>
      <ToastProvider dismissLabel="Close">
        <VisitEndWatch playerId={7} />
      </ToastProvider>
    </QueryClientProvider>,
    playerWith(),
  );
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));
const reported = () => screen.queryByText(/ends this visit in 5 minutes/);

it('warns the player five minutes before a session limit ends the visit, and not earlier [C10]', async () => {
  visit(90, 60, null);
  await pass(4.9);
  expect(reported()).toBeNull();
  await pass(0.2);
  expect(reported()).not.toBeNull();
});

it('does not warn of the end of the visit if the player has no session limit', async () => {
  visit(null);
  await pass(200);
  expect(screen.queryByText(/ends this visit/)).toBeNull();
});
