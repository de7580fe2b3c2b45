import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock.ts';

it('synchronises with the server using the fastest response', () => {
  let steady = 1000;
  const clock = serverClock(() => steady, 0);
  clock.learn('1970-01-01T00:01:00.000Z', 200);
  expect(clock.now()).toBe(60_100);
  steady += 500;
  expect(clock.now()).toBe(60_600);
  clock.learn('1970-01-01T00:02:00.000Z', 900);
  expect(clock.now()).toBe(60_600);
  clock.learn('1970-01-01T00:01:00.540Z', 80);
  expect(clock.now()).toBe(60_580);
});

it('ignores invalid server times', () => {
  const clock = serverClock(() => 5, 100);
  clock.learn('soon', 1);
  expect(clock.now()).toBe(105);
});

it('prefers a newer response to one that is five minutes old, even if its round trip was longer', () => {
  let steady = 0;
  const clock = serverClock(
    () => steady,
    0,
    () => steady,
  );
  clock.learn('1970-01-01T00:01:00.000Z', 20);
  steady += 5 * 60_000 + 1;
  clock.learn('1970-01-01T00:06:01.000Z', 400);
  expect(clock.now()).toBe(361_200);
});

describe('after the computer has slept', () => {
  const at = { steady: 1_000, wall: 50_000 };
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(at, { steady: 1_000, wall: 50_000 });
  });
  afterEach(() => void vi.useRealTimers());
  const open = () => {
    const clock = serverClock(
      () => at.steady,
      0,
      () => at.wall,
    );
    clock.learn('1970-01-01T01:00:00.000Z', 100);
    return clock;
  };
  /** During a sleep only the wall clock moves. */
  const sleep = (ms: number) => void (at.wall += ms);

  it('is right again at once, by the wall clock', () => {
    const clock = open();
    const before = clock.now();
    sleep(600_000);
    expect(clock.now() - before).toBe(600_000);
  });

  it('takes the next response, however long its round trip', () => {
    const clock = open();
    sleep(600_000);
    clock.learn('1970-01-01T01:10:30.000Z', 3_000);
    expect(clock.now()).toBe(Date.parse('1970-01-01T01:10:31.500Z'));
  });

  it('tells its listeners within half a second', () => {
    const clock = open();
    const woken = vi.fn<() => void>();
    const stop = clock.onWake(woken);
    sleep(600_000);
    vi.advanceTimersByTime(500);
    expect(woken).toHaveBeenCalledTimes(1);
    stop();
    sleep(600_000);
    clock.now();
    expect(woken).toHaveBeenCalledTimes(1);
  });

  it('the steady clock ignores a wall clock that is set back or slowly corrected', () => {
    const clock = open();
    const before = clock.now();
    sleep(-3_600_000);
    expect(clock.now()).toBe(before);
    for (let step = 0; step < 10; step += 1) {
      sleep(900);
      expect(clock.now()).toBe(before);
    }
  });
});
