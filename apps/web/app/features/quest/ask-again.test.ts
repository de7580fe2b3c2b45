import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainIfEmpty } from './ask-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('an empty list is requested once more after 200 ms [PQUEST-019]', async () => {
  const ask = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]).mockResolvedValueOnce(['quest']);
  const asked = askAgainIfEmpty(ask);
  await vi.advanceTimersByTimeAsync(199);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await asked).toEqual(['quest']);
});

it('a second empty list is final [PQUEST-019]', async () => {
  const ask = vi.fn<() => Promise<string[]>>().mockResolvedValue([]);
  const asked = askAgainIfEmpty(ask);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await asked).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a list with an entry is requested only once [PQUEST-019]', async () => {
  const ask = vi.fn<() => Promise<string[]>>().mockResolvedValue(['quest']);
  expect(await askAgainIfEmpty(ask)).toEqual(['quest']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
