import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useInfiniteSentinel } from './infinite-sentinel.tsx';

type Watch = { margin: string | undefined; report: (near: boolean) => void };

let watches: Watch[] = [];

beforeEach(() => {
  watches = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watch: Watch;
      constructor(callback: (entries: Array<{ isIntersecting: boolean }>) => void, options: { rootMargin?: string }) {
        this.watch = { margin: options.rootMargin, report: near => callback([{ isIntersecting: near }]) };
      }
      observe() {
        watches.push(this.watch);
      }
      disconnect() {
        watches = watches.filter(watch => watch !== this.watch);
      }
    },
  );
});

function List({ onReach, enabled, page = 1 }: { onReach: () => void; enabled: boolean; page?: number }) {
  return <div ref={useInfiniteSentinel(onReach, enabled, page)} />;
}

it('an infinite list requests more items 500 px before its end, but not while disabled [CONST-060] [PCONST-004]', () => {
  const onReach = vi.fn();
  const { rerender } = render(<List onReach={onReach} enabled />);
  expect(watches.map(watch => watch.margin)).toEqual(['500px']);
  watches[0]?.report(false);
  expect(onReach).not.toHaveBeenCalled();
  watches[0]?.report(true);
  expect(onReach).toHaveBeenCalledTimes(1);
  rerender(<List onReach={onReach} enabled={false} />);
  expect(watches).toEqual([]);
});

it('an infinite list restarts its observer for each page, so that a page that arrives before the loading state is rendered also triggers the next one [CONST-060]', () => {
  const onReach = vi.fn();
  const { rerender } = render(<List onReach={onReach} enabled />);
  watches[0]?.report(true);
  const [first] = watches;
  rerender(<List onReach={onReach} enabled page={2} />);
  expect(watches).toHaveLength(1);
  expect(watches[0]).not.toBe(first);
  watches[0]?.report(true);
  expect(onReach).toHaveBeenCalledTimes(2);
});
