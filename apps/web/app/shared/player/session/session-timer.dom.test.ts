import { beforeEach, expect, it } from 'vitest';
import { resetSessionTimer, sessionTimerStart } from './session-timer.ts';

beforeEach(() => sessionStorage.clear());

it('goes on after a reload and begins anew in a new browser session [STATE-064]', () => {
  expect(sessionTimerStart(7, 1_000)).toBe(1_000);
  expect(sessionTimerStart(7, 61_000)).toBe(1_000);
  sessionStorage.clear();
  expect(sessionTimerStart(7, 90_000)).toBe(90_000);
});

it('begins anew after signing out [STATE-065]', () => {
  sessionTimerStart(7, 1_000);
  resetSessionTimer();
  expect(sessionTimerStart(7, 61_000)).toBe(61_000);
});

it('never counts for another player, nor from a moment that is still to come', () => {
  sessionTimerStart(7, 50_000);
  expect(sessionTimerStart(8, 61_000)).toBe(61_000);
  expect(sessionTimerStart(8, 60_999)).toBe(61_000);
  expect(sessionTimerStart(8, 999)).toBe(999);
});

it('begins now when what is kept is not a time', () => {
  sessionStorage.setItem('liftoff.timerPlayer', '7');
  sessionStorage.setItem('liftoff.timerStart', '"yesterday"');
  expect(sessionTimerStart(7, 61_000)).toBe(61_000);
});
