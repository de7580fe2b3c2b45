import { describe, expect, it } from 'vitest';
import { systemClock } from './platform-clock.ts';

const hourMs = 3_600_000;

/** Rounds to whole hours, so that the test's own run time does not matter. */
const about = (ms: number): number => Math.round(ms / hourMs) + 0;

describe('the clock of a process', () => {
  it("the clock follows the shared real time once it is available, and adds the console's offset to it", () => {
    const machine = systemClock();
    const clock = systemClock();
    const start = machine.now().getTime();
    clock.correct(new Date(start - hourMs), 1);
    expect(about(clock.now().getTime() - start)).toEqual(about(-hourMs));
    expect(clock.moved()).toBe(false);
    clock.moveTo(new Date(start + 24 * hourMs));
    expect(about(clock.offsetMs())).toEqual(about(25 * hourMs));
    const other = systemClock();
    other.setOffset(clock.offsetMs());
    other.correct(new Date(start - hourMs), 1);
    expect(about(other.now().getTime() - clock.now().getTime())).toEqual(about(0));
    clock.moveTo(null);
    expect(about(clock.now().getTime() - start)).toEqual(about(-hourMs));
  });

  it('the clock ignores a difference that could be a measurement error', () => {
    const clock = systemClock();
    const before = clock.now().getTime();
    clock.correct(new Date(before - hourMs), 2 * hourMs);
    expect(about(clock.now().getTime() - before)).toEqual(about(0));
  });

  it('a wait on the clock never ends early, and ends immediately for a time that has passed', async () => {
    const clock = systemClock();
    clock.moveTo(new Date('2030-01-01T00:00:00.000Z'));
    for (const inMs of [20, 1, 0, -hourMs]) {
      const at = new Date(clock.now().getTime() + inMs);
      await clock.reaches(at);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(at.getTime());
    }
  });
});
