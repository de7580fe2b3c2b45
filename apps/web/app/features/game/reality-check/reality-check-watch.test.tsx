import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { inEnglish, playerWith, show } from '../../../testing/show.tsx';
import RealityCheckWatch from './reality-check-watch.tsx';
import { steadyNow } from '../../../shared/player/session/steady-clock.ts';

const began = Date.parse('2026-11-20T12:00:00Z');
const minuteMs = 60_000;
const at = (minutes: number) => new Date(began + minutes * minuteMs).toISOString();

beforeEach(() => void vi.useFakeTimers({ now: began + 59 * minuteMs }));

const running = {
  interval_min: 60,
  own_min: null,
  licence_min: 60,
  pause_min: 0,
  number: 1,
  began_at: at(0),
  due_at: at(60),
  due: false,
  paused_until: null as string | null,
  now: at(59),
  sums: [
    { currency: 'EUR', staked_cents: 9_600, returned_cents: 7_150, net_cents: -2_450 },
    { currency: 'BTC', staked_cents: 1_234, returned_cents: 2_000, net_cents: 766 },
  ],
};
const due = { ...running, due: true, now: at(61) };

/** A check result for which the platform's clock equals the browser's. */
const asKept = (check: typeof running) => ({ ...check, clockAheadMs: Date.now() - steadyNow() });

function watch(check: typeof running, of: { inRound?: boolean; refusals?: number } = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(queryKeys.realityCheck(7), asKept(check));
  const onHold = vi.fn();
  const onStop = vi.fn();
  const part = (more = of) => (
    <QueryClientProvider client={queries}>
      <RealityCheckWatch
        playerId={7}
        rounds={0}
        inRound={more.inRound ?? false}
        refusals={more.refusals ?? 0}
        onHold={onHold}
        onStop={onStop}
      />
    </QueryClientProvider>
  );
  const { rerender } = show(part(), playerWith());
  return {
    onHold,
    onStop,
    answer: (next: typeof running) =>
      act(async () => {
        queries.setQueryData(queryKeys.realityCheck(7), asKept(next));
        await vi.advanceTimersByTimeAsync(1);
      }),
    now: (more: typeof of) => rerender(inEnglish(part(more), playerWith())),
  };
}
const title = () => screen.queryByRole('dialog')?.textContent ?? null;

it('blocks new rounds from the moment the reality check is due, then shows the figures up to that moment [C17]', async () => {
  const { onHold, answer } = watch(running);
  expect(onHold).toHaveBeenLastCalledWith(false);
  await act(() => vi.advanceTimersByTimeAsync(minuteMs + 1_000));
  expect(onHold).toHaveBeenLastCalledWith(true);
  expect(title()).toBeNull();
  await answer(due);
  expect(title()).toContain('You’ve been playing for 1 hour 1 minute');
  await answer({ ...running, number: 2, due_at: at(121), now: at(61) });
  expect(title()).toBeNull();
  expect(onHold).toHaveBeenLastCalledWith(false);
});

it('waits for the round to end before showing the reality check, but shows it immediately after a refused stake [C17]', () => {
  const { now } = watch(due, { inRound: true });
  expect(title()).toBeNull();
  now({ inRound: false });
  expect(title()).not.toBeNull();
  now({ inRound: true });
  expect(title()).toBeNull();
  now({ inRound: true, refusals: 1 });
  expect(title()).not.toBeNull();
});

it("shows each currency's stakes, returns and signed net result in its own unit in the reality check [C17] [C18]", () => {
  watch(due);
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '€96.00',
    '€71.50',
    '\u2212€24.50',
    '12.34\u00a0µBTC',
    '20.00\u00a0µBTC',
    '+7.66\u00a0µBTC',
  ]);
});

it('the reality check offers to stop, continue or see the history; during the pause that follows, it offers only to stop [C17] [C43]', async () => {
  const { answer } = watch(due);
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons()).toEqual([expect.stringContaining('Stop here'), expect.stringContaining('Continue')]);
  expect(screen.getByRole('link', { name: 'See my rounds' }).getAttribute('href')).toBe('/profile/games-history');
  const paused = { ...running, number: 2, pause_min: 5, paused_until: at(66), due_at: at(126), now: at(61) };
  vi.setSystemTime(began + 61 * minuteMs);
  await answer(paused);
  expect(buttons()).toEqual([expect.stringContaining('Stop here')]);
  expect(screen.getByRole('timer').textContent).toContain('Games open again in 0:05:00');
  await act(() => vi.advanceTimersByTimeAsync(minuteMs));
  expect(screen.getByRole('timer').textContent).toContain('0:04:00');
  // The screen reader text changes once a minute, the visible timer every second.
  expect(screen.getByText('4 minutes left of the pause').tagName).toBe('OUTPUT');
});

it.each([
  ['Stop here', 1],
  ['Continue', 0],
])('clicking "%s" answers the reality check and stops the game this many times: %i [C17]', async (name, stops) => {
  const sent = vi.fn<(url: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent(`${method} ${url}`, JSON.parse(body as string));
    return Response.json({ ...running, number: 2, due_at: at(121), now: at(61) });
  });
  const { onHold, onStop } = watch(due);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
  expect(onHold).toHaveBeenLastCalledWith(true);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent.mock.calls).toEqual([['POST /api/player/reality_check/answers', { number: 1 }]]);
  expect(onStop).toHaveBeenCalledTimes(stops);
  expect(title()).toBeNull();
  expect(onHold).toHaveBeenLastCalledWith(false);
});
