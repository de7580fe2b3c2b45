import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isRoundUnderWay } from '../../../shared/site/round-under-way.ts';
import { useFrameEvents } from './frame-events.ts';
import { slowMs, useSlow } from './game-stage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const error = (code: string) => ({ type: 'liftoff:frame', event: 'error', code }) as const;

it('reports that a game was opened elsewhere, not that the session ended, and lets the player continue here [C21]', () => {
  const { result } = renderHook(() => useFrameEvents(() => {}));
  act(() => result.current.onMessage(error('opened_elsewhere')));
  expect(result.current.ending).toEqual({ kind: 'elsewhere' });
  act(() => result.current.openAgain());
  expect(result.current).toMatchObject({ ending: null, attempt: 1 });
});

it('relaunches a game once after an expired launch, then shows a refusal', () => {
  const { result } = renderHook(() => useFrameEvents(() => {}));
  act(() => result.current.onMessage(error('launch_expired')));
  expect(result.current).toMatchObject({ ending: null, attempt: 1 });
  act(() => result.current.onMessage(error('launch_expired')));
  expect(result.current).toMatchObject({ ending: { kind: 'refused' }, attempt: 1 });
});

it('blocks page reloads from the start of a round until its result is shown or the game is left [B21]', () => {
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

it('reports a game as slow to open after eight seconds, measured separately for each attempt', () => {
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
