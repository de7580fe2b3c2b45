import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useChip } from '../engines/roulette/use-chip.ts';
import { startWith } from '../testing/fake-frame.tsx';
import { useStake } from './use-stake.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each(['real', 'demo'] as const)("selects the player's last stake again on the next visit (%s)", mode => {
  const first = renderHook(() => useStake(startWith({ mode })));
  expect(first.result.current.stake).toBe(100n);
  act(() => first.result.current.choose(1));
  expect(first.result.current.stake).toBe(1_000n);
  first.unmount();
  // Each demo has a different owner.
  const next = startWith({ mode, storage_key: mode === 'demo' ? 'two' : 'one' });
  expect(renderHook(() => useStake(next)).result.current.stake).toBe(1_000n);
  expect(renderHook(() => useStake({ ...next, identifier: 'rocket-x' })).result.current.stake).toBe(100n);
});

it("selects the player's last chip again on the next visit", () => {
  const first = renderHook(() => useChip(startWith({ engine: 'roulette' })));
  expect(first.result.current.chip).toBe(100n);
  act(() => first.result.current.choose(500n));
  first.unmount();
  expect(renderHook(() => useChip(startWith({ engine: 'roulette' }))).result.current.chip).toBe(500n);
});
