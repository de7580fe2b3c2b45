import type { HouseClock } from '../house-clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends HouseClock {
  advance(ms: number): void;
}

export function testClock(start: string): TestClock {
  const startMs = Date.parse(start);
  let currentMs = startMs;
  return {
    now: () => new Date(currentMs),
    moved: () => currentMs !== startMs,
    moveTo: at => {
      currentMs = at === null ? startMs : at.getTime();
    },
    offsetMs: () => currentMs - startMs,
    setOffset: ms => {
      currentMs = startMs + ms;
    },
    // It is right by definition.
    correct: () => undefined,
    advance: ms => {
      currentMs += ms;
    },
  };
}
