import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The platform's only clock. The console and tests can move it; it then keeps running from the new time. Its
 * implementation is the only code in the platform that reads the system clock.
 */
export interface PlatformClock {
  now(): Date;
  /**
   * Resolves when the clock reaches this time, never earlier, or immediately if the time has passed. The wait is
   * calculated once, so moving the clock meanwhile does not lengthen it.
   */
  reaches(at: Date): Promise<void>;
  /** Whether the clock differs from real time. */
  moved(): boolean;
  /** Sets the clock; `null` returns it to real time. */
  moveTo(at: Date | null): void;
  /** Difference from real time in milliseconds. */
  offsetMs(): number;
  /** Sets the difference from real time to that of another process's clock. */
  setOffset(ms: number): void;
  /** Corrects the clock to the real time shared by all processes. `withinMs` is the measurement error. */
  correct(real: Date, withinMs: number): void;
}

/** Allowance for timers that fire slightly early, in milliseconds. */
const graceMs = 5;

/** A smaller difference between two machines, in milliseconds, is only clock resolution. */
const negligibleMs = 2;

export function systemClock(): PlatformClock {
  let offsetMs = 0;
  let errorMs = 0;
  const real = () => Date.now() - errorMs;
  const now = () => new Date(real() + offsetMs);
  return {
    now,
    reaches: at => sleep(Math.max(0, at.getTime() - now().getTime()) + graceMs),
    moved: () => offsetMs !== 0,
    moveTo: at => {
      offsetMs = at === null ? 0 : at.getTime() - real();
    },
    offsetMs: () => offsetMs,
    setOffset: ms => {
      offsetMs = ms;
    },
    correct: (at, withinMs) => {
      const off = real() - at.getTime();
      if (Math.abs(off) > withinMs + negligibleMs) errorMs += off;
    },
  };
}
