import { timeText } from '@liftoff/rules/notice/time-text';
import { ToastProvider } from '@liftoff/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { playerWith, show } from '../app/testing/show.tsx';
import VisitEndNotice from '../app/features/game/visit-end-notice.tsx';
import { onSessionLost } from '../app/shared/calls/session-lost.ts';
import { playerQueries } from '../app/shared/player/query-client.ts';
import { SessionEndWatch } from '../app/shared/player/session/session-end.tsx';

const minuteMs = 60_000;
/** The platform's clock is one day ahead of the browser's. */
const aheadMs = 24 * 60 * minuteMs;
const platformNow = () => Date.now() + aheadMs;

/** A session on the platform, which ends after thirty idle minutes or at an age of twelve hours. */
let session: { startedAt: number; seenAt: number };
/** When the player's blocked hours begin; `null` without blocked hours. */
let blockedFrom: number | null;
let isReached: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
  session = { startedAt: platformNow(), seenAt: platformNow() };
  blockedFrom = null;
  isReached = true;
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    if (!isReached) throw new TypeError('no connection');
    if (!path.startsWith('/api/player/stats')) return Response.json([]);
    const idleAt = session.seenAt + 30 * minuteMs;
    const endsAt = session.startedAt + 720 * minuteMs;
    if (platformNow() >= Math.min(idleAt, endsAt, blockedFrom ?? endsAt))
      return Response.json({ refusal: 'unauthenticated' }, { status: 401 });
    const isPoll = new Headers(headers).has('x-background');
    if (!isPoll) session.seenAt = platformNow();
    const at = (ms: number) => new Date(ms).toISOString();
    return Response.json({
      currency: 'EUR',
      now: at(platformNow()),
      session_started_at: at(session.startedAt),
      session_idle_at: at(session.seenAt + 30 * minuteMs),
      session_ends_at: at(endsAt),
      login_hours_at: blockedFrom && at(blockedFrom),
      today: {},
      session: {},
    });
  });
});
afterEach(() => {
  cleanup();
  playerQueries().clear();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));

function visit(part = <SessionEndWatch playerId={7} />) {
  const lost = vi.fn();
  onTestFinished(onSessionLost(lost));
  show(
    <QueryClientProvider client={playerQueries()}>
      <ToastProvider dismissLabel="Close">{part}</ToastProvider>
    </QueryClientProvider>,
    playerWith(),
  );
  return lost;
}
/** The warning in a live region; `null` without a warning. */
const warned = () =>
  screen.queryByText(/you’ll be signed out/i)?.closest('output, [role="status"]')?.textContent ?? null;
const stay = () => fireEvent.click(screen.getByRole('button', { name: /Stay signed in/ }));

const places = [
  ['a page', <SessionEndWatch key="page" playerId={7} />],
  ['a game', <VisitEndNotice key="game" playerId={7} />],
] as const;

it.each(places)(
  '%s warns in a live region two minutes before an idle session ends, and one click keeps the session open [C43]',
  async (_where, part) => {
    const lost = visit(part);
    await pass(27.9);
    expect(warned()).toBeNull();
    await pass(0.2);
    const time = timeText(new Date(session.seenAt + 30 * minuteMs), 'en-CA', { timeStyle: 'short' });
    expect(warned()).toContain(`For your safety, you’ll be signed out at ${time}, because you’ve been inactive`);
    stay();
    await pass(0.1);
    expect(warned()).toBeNull();
    await pass(27.7);
    expect(warned()).toBeNull();
    await pass(0.3);
    expect(warned()).not.toBeNull();
    expect(lost).not.toHaveBeenCalled();
  },
);

it('activity in another tab prevents the warning before a session ends, or removes it [C43]', async () => {
  visit();
  await pass(20);
  session.seenAt = platformNow();
  await pass(10);
  expect(warned()).toBeNull();
  await pass(18.1);
  expect(warned()).not.toBeNull();
  session.seenAt = platformNow();
  await pass(0.4);
  expect(warned()).toBeNull();
});

it('checks a session when its time is up, and detects that it has ended [C43] [ERR-001]', async () => {
  const lost = visit();
  await pass(29.9);
  expect(lost).not.toHaveBeenCalled();
  await pass(0.2);
  expect(lost).toHaveBeenCalled();
  expect(warned()).toBeNull();
});

it('reports a failed attempt to stay signed in and lets the player try again [C43]', async () => {
  visit();
  await pass(27.9);
  await pass(0.2);
  isReached = false;
  stay();
  await pass(1);
  expect(warned()).toContain('That didn’t work. Try again.');
  isReached = true;
  stay();
  await pass(0.2);
  expect(warned()).toBeNull();
});

it('warns five minutes before the session is twelve hours old, and says that the session cannot be extended [C43]', async () => {
  visit();
  for (let at = 0; at < 714; at += 14) {
    session.seenAt = platformNow();
    await pass(14);
  }
  session.seenAt = platformNow();
  await pass(0.9);
  expect(warned()).toBeNull();
  await pass(0.2);
  expect(warned()).toContain('a session lasts 12 hours at most');
  expect(screen.queryByRole('button', { name: /Stay signed in/ })).toBeNull();
});

it.each(places)(
  "%s warns five minutes before the player's blocked hours begin, and checks the session when they begin [C43]",
  async (_where, part) => {
    blockedFrom = platformNow() + 20 * minuteMs;
    const lost = visit(part);
    await pass(14.9);
    expect(warned()).toBeNull();
    await pass(0.2);
    const time = timeText(new Date(blockedFrom), 'en-CA', { timeStyle: 'short' });
    expect(warned()).toContain(`You’ll be signed out at ${time}, when your blocked hours begin.`);
    expect(screen.queryByRole('button', { name: /Stay signed in/ })).toBeNull();
    await pass(4.8);
    expect(lost).not.toHaveBeenCalled();
    await pass(0.2);
    expect(lost).toHaveBeenCalled();
  },
);

it('warns that the session is idle, with the button to stay, if it goes idle shortly before blocked hours begin [C43]', async () => {
  blockedFrom = platformNow() + 31 * minuteMs;
  visit();
  await pass(25.9);
  await pass(0.2);
  expect(warned()).toContain('when your blocked hours begin');
  await pass(1.8);
  await pass(0.4);
  expect(warned()).toContain('because you’ve been inactive');
  stay();
  await pass(0.1);
  expect(warned()).toContain('when your blocked hours begin');
});
