import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSkeletonShown } from './skeleton-timing.tsx';

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

function startLoading() {
  return renderHook(({ loading }) => useSkeletonShown(loading), { initialProps: { loading: true } });
}

it('shows nothing when the content is quicker than 150 ms', () => {
  const { result, rerender } = startLoading();
  pass(149);
  rerender({ loading: false });
  pass(1000);
  expect(result.current).toBe(false);
});

it('stays for 300 ms once it has appeared', () => {
  const { result, rerender } = startLoading();
  pass(150);
  expect(result.current).toBe(true);
  pass(50);
  rerender({ loading: false });
  pass(249);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

it('leaves at once when it has stayed long enough', () => {
  const { result, rerender } = startLoading();
  pass(150);
  pass(300);
  expect(result.current).toBe(true);
  rerender({ loading: false });
  expect(result.current).toBe(false);
});
