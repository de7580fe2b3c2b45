import { describe, expect, it } from 'vitest';
import { clockText, minutesText } from './session-clock.ts';

describe('the session clock', () => {
  it.each([
    [0, '0:00:00', '0:00'],
    [59_900, '0:00:59', '0:00'],
    [2_538_000, '0:42:18', '0:42'],
    [3_600_000, '1:00:00', '1:00'],
    [45_296_000, '12:34:56', '12:34'],
    [-5_000, '0:00:00', '0:00'],
  ])('formats %d ms as h:mm:ss and as h:mm [C18]', (ms, seconds, minutes) => {
    expect(clockText(ms)).toBe(seconds);
    expect(minutesText(ms)).toBe(minutes);
  });
});
