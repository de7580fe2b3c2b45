import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** During a sleep only the wall clock moves. */
const sleep = (ms: number) => void vi.setSystemTime(Date.now() + ms);

it('moves on with the time during which the computer slept', async () => {
  const { steadyNow } = await import('./steady-clock.ts');
  const before = steadyNow();
  sleep(600_000);
  expect(steadyNow() - before).toBe(600_000);
  vi.advanceTimersByTime(5_000);
  expect(steadyNow() - before).toBe(605_000);
});

it('does not move when the wall clock is set back [B16]', async () => {
  const { steadyNow } = await import('./steady-clock.ts');
  const before = steadyNow();
  sleep(-3_600_000);
  expect(steadyNow()).toBe(before);
});

it('tells its listeners within a second of waking, and once', async () => {
  const { onWake } = await import('./steady-clock.ts');
  const woken = vi.fn<() => void>();
  const stop = onWake(woken);
  vi.advanceTimersByTime(10_000);
  expect(woken).not.toHaveBeenCalled();
  sleep(600_000);
  vi.advanceTimersByTime(1_000);
  expect(woken).toHaveBeenCalledTimes(1);
  stop();
  sleep(600_000);
  vi.advanceTimersByTime(10_000);
  expect(woken).toHaveBeenCalledTimes(1);
});
