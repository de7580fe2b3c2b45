/**
 * The one clock of the house. The console and tests may move it; moved, it keeps running from where it was put.
 * This is the only file of the platform that reads the system's clock.
 */
export interface HouseClock {
  now(): Date;
  /** Whether the clock stands elsewhere than real time. */
  moved(): boolean;
  /** Puts the clock to a moment; null goes back to real time. */
  moveTo(at: Date | null): void;
  /** How far it stands from real time. */
  offsetMs(): number;
  /** Puts it as far from real time as another process's clock. */
  setOffset(ms: number): void;
}

export function systemClock(): HouseClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    moved: () => offsetMs !== 0,
    moveTo: at => {
      offsetMs = at === null ? 0 : at.getTime() - Date.now();
    },
    offsetMs: () => offsetMs,
    setOffset: ms => {
      offsetMs = ms;
    },
  };
}

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
    advance: ms => {
      currentMs += ms;
    },
  };
}
