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

it('shows no skeleton if the content arrives within 150 ms', () => {
  const { result, rerender } = startLoading();
  pass(149);
  rerender({ loading: false });
  pass(1000);
  expect(result.current).toBe(false);
});

it('keeps a visible skeleton for at least 300 ms', () => {
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

it('hides a skeleton immediately if it has already been visible long enough', () => {
  const { result, rerender } = startLoading();
  pass(150);
  pass(300);
  expect(result.current).toBe(true);
  rerender({ loading: false });
  expect(result.current).toBe(false);
});
