import { describe, expect, it } from 'vitest';
import { systemClock } from './platform-clock.ts';

const hourMs = 3_600_000;

/** In whole hours: what the test itself takes does not count. */
const about = (ms: number): number => Math.round(ms / hourMs) + 0;

describe('the clock of a process', () => {
  it('goes by the shared real time once it knows it, and the console’s offset counts from there', () => {
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

  it('leaves alone what may be the measurement’s own error', () => {
    const clock = systemClock();
    const before = clock.now().getTime();
    clock.correct(new Date(before - hourMs), 2 * hourMs);
    expect(about(clock.now().getTime() - before)).toEqual(about(0));
  });

  it('lets nobody who waits for a moment go before it, nor wait for one that has passed', async () => {
    const clock = systemClock();
    clock.moveTo(new Date('2030-01-01T00:00:00.000Z'));
    for (const inMs of [20, 1, 0, -hourMs]) {
      const at = new Date(clock.now().getTime() + inMs);
      await clock.reaches(at);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(at.getTime());
    }
  });
});
