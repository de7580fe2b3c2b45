import { expect, it } from 'vitest';
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
