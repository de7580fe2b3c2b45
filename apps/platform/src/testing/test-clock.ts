import type { PlatformClock } from '../core/platform-clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends PlatformClock {
  advance(ms: number): void;
  /** Resolves as soon as some code waits for a future time. */
  awaited(): Promise<void>;
}

export function testClock(start: string): TestClock {
  const startMs = Date.parse(start);
  let currentMs = startMs;
  const waiting = new Map<() => void, number>();
  const watching: (() => void)[] = [];
  const show = (ms: number) => {
    currentMs = ms;
    for (const [reached, at] of waiting) if (at <= ms && waiting.delete(reached)) reached();
  };
  return {
    now: () => new Date(currentMs),
    reaches: async at => {
      if (at.getTime() <= currentMs) return;
      await new Promise<void>(reached => {
        waiting.set(reached, at.getTime());
        for (const watch of watching.splice(0)) watch();
      });
    },
    awaited: async () => {
      if (waiting.size === 0) await new Promise<void>(watch => void watching.push(watch));
    },
    moved: () => currentMs !== startMs,
    moveTo: at => {
      show(at === null ? startMs : at.getTime());
    },
    offsetMs: () => currentMs - startMs,
    setOffset: ms => {
      show(startMs + ms);
    },
    // A test clock is always correct.
    correct: () => undefined,
    advance: ms => show(currentMs + ms),
  };
}
