import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimedOut, withDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a deadline passes on the result or error of the work, and leaves no timer behind', async () => {
  expect(await withDeadline(10, async () => 7)).toBe(7);
  await expect(withDeadline(10, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

it('a deadline waits until its last millisecond and no longer, and then aborts the work', async () => {
  let signal: AbortSignal | undefined;
  const never = withDeadline(10, of => ((signal = of), new Promise<never>(() => undefined)));
  const ended = never.catch((error: unknown) => error);
  vi.advanceTimersByTime(9);
  expect(signal?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal?.reason).toBeInstanceOf(TimedOut);
  expect(await ended).toMatchObject({ name: 'TimedOut', message: 'took longer than 10 ms' });
});
