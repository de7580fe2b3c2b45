import { describe, expect, it } from 'vitest';
import { clockText } from './session-clock.ts';

describe('the session clock', () => {
  it.each([
    [0, '0:00:00'],
    [59.9, '0:00:59'],
    [2538, '0:42:18'],
    [3600, '1:00:00'],
    [45_296, '12:34:56'],
    [-5, '0:00:00'],
  ])('%d seconds as h:mm:ss [C18]', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
