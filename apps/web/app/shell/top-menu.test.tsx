// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { TopMenu } from './top-menu.tsx';

let resized = () => undefined as void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(document, 'fonts', { value: { ready: new Promise(() => undefined) }, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the menu is measured once the window has kept its size for 150 ms [CONST-011]', () => {
  show(
    <MemoryRouter>
      <TopMenu />
    </MemoryRouter>,
  );
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
  const pass = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    const count = measured.mock.calls.length;
    measured.mockClear();
    return count;
  };
  resized();
  expect(pass(0)).toBeGreaterThan(0);
  resized();
  expect(pass(149)).toBe(0);
  resized();
  expect(pass(149)).toBe(0);
  expect(pass(1)).toBeGreaterThan(0);
  expect(pass(10_000)).toBe(0);
});
