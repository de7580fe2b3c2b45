import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The one clock of the platform. The console and tests may move it; moved, it keeps running from where it was put.
 * This is the only file of the platform that reads the system's clock.
 */
export interface PlatformClock {
  now(): Date;
  /**
   * Resolves when it shows this moment, never before it, and at once where the moment has passed. How long that is, is
   * counted once: a console that moves the clock meanwhile keeps nobody waiting.
   */
  reaches(at: Date): Promise<void>;
  /** Whether the clock stands elsewhere than real time. */
  moved(): boolean;
  /** Puts the clock to a moment; null goes back to real time. */
  moveTo(at: Date | null): void;
  /** How far it stands from real time. */
  offsetMs(): number;
  /** Puts it as far from real time as another process's clock. */
  setOffset(ms: number): void;
  /** Real time, as it is shared by all processes, known to within some milliseconds. */
  correct(real: Date, withinMs: number): void;
}

/** A timer may fire a little early. */
const graceMs = 5;

/** Below this the difference between two machines is that of their clocks' ticking. */
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
