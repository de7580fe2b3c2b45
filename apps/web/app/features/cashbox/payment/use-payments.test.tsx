import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentsLibrary } from '../library/payments-api.ts';
import { usePayments } from './use-payments.ts';

beforeEach(() => void vi.useFakeTimers());

const library = {} as PaymentsLibrary;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('reports a blocked payments library as unavailable immediately, and loads it on a retry [B28]', async () => {
  const load = vi.fn<(address?: string, anew?: boolean) => Promise<PaymentsLibrary>>();
  load.mockRejectedValueOnce(new TypeError('blocked')).mockResolvedValueOnce(library);
  const { result } = renderHook(() => usePayments('/library.js', load));
  expect(result.current.payments).toBe('loading');
  await pass(0);
  expect(result.current.payments).toBe('away');
  act(() => result.current.again());
  expect(result.current.payments).toBe('retrying');
  await pass(0);
  expect(result.current.payments).toBe(library);
  expect(load.mock.calls).toEqual([
    ['/library.js', false],
    ['/library.js', true],
  ]);
});

it('reports a slow payments library as unavailable within three seconds, and still opens it once it loads [B28]', async () => {
  const { promise, resolve } = Promise.withResolvers<PaymentsLibrary>();
  const { result } = renderHook(() => usePayments(undefined, () => promise));
  await pass(1_000);
  expect(result.current.payments).toBe('loading');
  await pass(2_000);
  expect(result.current.payments).toBe('away');
  resolve(library);
  await pass(0);
  expect(result.current.payments).toBe(library);
});

it('never reports a payments library as unavailable if it loads in time', async () => {
  const load = () => Promise.resolve(library);
  const { result } = renderHook(() => usePayments(undefined, load));
  await pass(10_000);
  expect(result.current.payments).toBe(library);
});
