import { beforeEach, expect, it } from 'vitest';
import { resetSessionTimer, sessionTimerStart } from './session-timer.ts';

beforeEach(() => sessionStorage.clear());

it('the session timer continues after a reload and restarts in a new browser session [STATE-064]', () => {
  expect(sessionTimerStart(7, 1_000)).toBe(1_000);
  expect(sessionTimerStart(7, 61_000)).toBe(1_000);
  sessionStorage.clear();
  expect(sessionTimerStart(7, 90_000)).toBe(90_000);
});

it('the session timer restarts after signing out [STATE-065]', () => {
  sessionTimerStart(7, 1_000);
  resetSessionTimer();
  expect(sessionTimerStart(7, 61_000)).toBe(61_000);
});

it('the session timer ignores a start that belongs to another player or is in the future', () => {
  sessionTimerStart(7, 50_000);
  expect(sessionTimerStart(8, 61_000)).toBe(61_000);
  expect(sessionTimerStart(8, 60_999)).toBe(61_000);
  expect(sessionTimerStart(8, 999)).toBe(999);
});

it('the session timer starts now if the stored value is not a time', () => {
  sessionStorage.setItem('liftoff.timerPlayer', '7');
  sessionStorage.setItem('liftoff.timerStart', '"yesterday"');
  expect(sessionTimerStart(7, 61_000)).toBe(61_000);
});
