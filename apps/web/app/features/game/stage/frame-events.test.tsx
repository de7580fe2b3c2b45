import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRoundUnderWay } from '../../../shared/site/round-under-way.ts';
import { useFrameEvents } from './frame-events.ts';
import { slowMs, useSlow } from './use-slow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const error = (code: string) => ({ type: 'liftoff:frame', event: 'error', code }) as const;

it('a game opened elsewhere is told as that, not as a session that ended, and can be continued here [C21]', () => {
  const { result } = renderHook(() => useFrameEvents(() => {}));
  act(() => result.current.onMessage(error('opened_elsewhere')));
  expect(result.current.ending).toEqual({ kind: 'elsewhere' });
  act(() => result.current.openAgain());
  expect(result.current).toMatchObject({ ending: null, attempt: 1 });
});

it('a launch that expired is made anew once, then the player is told', () => {
  const { result } = renderHook(() => useFrameEvents(() => {}));
  act(() => result.current.onMessage(error('launch_expired')));
  expect(result.current).toMatchObject({ ending: null, attempt: 1 });
  act(() => result.current.onMessage(error('launch_expired')));
  expect(result.current).toMatchObject({ ending: { kind: 'refused' }, attempt: 1 });
});

it('while a round is under way the page is not loaded anew, and again once it is shown or left [B21]', () => {
  const { result, unmount } = renderHook(() => useFrameEvents(() => {}));
  const tell = (phase: 'opened' | 'shown', round: string) =>
    act(() => result.current.onMessage({ type: 'liftoff:frame', event: 'round', phase, round }));
  expect(isRoundUnderWay()).toBe(false);
  tell('opened', 'a');
  tell('opened', 'b');
  tell('shown', 'a');
  expect(isRoundUnderWay()).toBe(true);
  tell('shown', 'b');
  expect(isRoundUnderWay()).toBe(false);
  tell('opened', 'c');
  unmount();
  expect(isRoundUnderWay()).toBe(false);
});

it('opening is slow after eight seconds, and a new attempt has eight seconds of its own', () => {
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const { result, rerender } = renderHook(({ attempt }) => useSlow(attempt), { initialProps: { attempt: 0 } });
  expect(slowMs).toBe(8_000);
  pass(7_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ attempt: 1 });
  expect(result.current).toBe(false);
  pass(8_000);
  expect(result.current).toBe(true);
});
