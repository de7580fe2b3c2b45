import { describe, expect, it } from 'vitest';
import { areHours, blockedFrom, blockedUntil, knownTimeZone, loginHoursChange, type DayHours } from './login-hours.ts';

const hours = (from: number, to: number, timeZone = 'UTC'): DayHours => ({
  fromMin: from * 60,
  toMin: to * 60,
  timeZone,
});
const until = (of: DayHours, now: string) => blockedUntil(of, new Date(now))?.toISOString() ?? null;

describe('blocked login hours', () => {
  it.each([
    ['before they begin', hours(9, 17), '2026-11-20T08:59:59.999Z', null],
    ['at their first moment', hours(9, 17), '2026-11-20T09:00:00.000Z', '2026-11-20T17:00:00.000Z'],
    ['at their last', hours(9, 17), '2026-11-20T16:59:59.999Z', '2026-11-20T17:00:00.000Z'],
    ['when they are over', hours(9, 17), '2026-11-20T17:00:00.000Z', null],
    ['before midnight, until the morning', hours(22, 6), '2026-11-20T22:00:00.000Z', '2026-11-21T06:00:00.000Z'],
    ['after midnight', hours(22, 6), '2026-11-21T05:59:59.999Z', '2026-11-21T06:00:00.000Z'],
    ['in the free part of a day', hours(22, 6), '2026-11-21T21:59:59.999Z', null],
    ['at midnight, where they end', hours(22, 0), '2026-11-21T00:00:00.000Z', null],
    ['from midnight on', hours(0, 8), '2026-11-21T00:00:00.000Z', '2026-11-21T08:00:00.000Z'],
    ['in all but half an hour of the day', hours(0, 23.5), '2026-11-21T00:00:00.000Z', '2026-11-21T23:30:00.000Z'],
    [
      'by the clock of the place',
      hours(22, 6, 'America/Toronto'),
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T11:00:00.000Z',
    ],
    [
      'where a quarter is offset',
      hours(9, 17, 'Asia/Kathmandu'),
      '2026-11-20T03:15:00.000Z',
      '2026-11-20T11:15:00.000Z',
    ],
  ] as const)('detects whether sign-in is blocked, and until when: %s', (_when, of, now, expected) => {
    expect(until(of, now)).toBe(expected);
  });

  it.each([
    ['an hour is left out', hours(23, 6, 'Europe/Berlin'), '2026-03-28T22:00:00.000Z', '2026-03-29T04:00:00.000Z'],
    ['an hour comes twice', hours(23, 6, 'Europe/Berlin'), '2026-10-24T21:00:00.000Z', '2026-10-25T05:00:00.000Z'],
    ['their end is left out', hours(23, 2.5, 'Europe/Berlin'), '2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['their end comes twice', hours(23, 2.5, 'Europe/Berlin'), '2026-10-25T01:15:00.000Z', '2026-10-25T01:30:00.000Z'],
    [
      'all that is free is left out',
      hours(3, 2.5, 'Europe/Berlin'),
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ],
  ] as const)(
    'finds the end of the blocked hours on a day when the clocks change and %s [B16]',
    (_how, of, now, expected) => {
      expect(until(of, now)).toBe(expected);
    },
  );

  it.each([
    ['before them, at their beginning', hours(9, 17), '2026-11-20T08:59:59.999Z', '2026-11-20T09:00:00.000Z'],
    ['within them, at once', hours(9, 17), '2026-11-20T16:59:59.999Z', '2026-11-20T16:59:59.999Z'],
    ['when they are over, on the next day', hours(9, 17), '2026-11-20T17:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['by the clock of the place', hours(22, 6, 'America/Toronto'), '2026-11-20T20:01:00Z', '2026-11-21T03:00:00.000Z'],
    ['where a quarter is offset', hours(9, 17, 'Asia/Kathmandu'), '2026-11-20T03:00:01Z', '2026-11-20T03:15:00.000Z'],
    [
      'where their beginning is left out, later [B16]',
      hours(2, 3.5, 'Europe/Berlin'),
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:00:00.000Z',
    ],
    [
      'where all of them is left out, on the next day [B16]',
      hours(2, 3, 'Europe/Berlin'),
      '2026-03-29T00:00:00Z',
      '2026-03-30T00:00:00.000Z',
    ],
  ] as const)('finds when the blocked hours begin next: %s', (_when, of, now, expected) => {
    expect(blockedFrom(of, new Date(now))?.toISOString()).toBe(expected);
  });

  it('accepts only blocked hours that cover part of the day, in a time zone known to the runtime', () => {
    expect([areHours(hours(22, 6)), areHours(hours(9, 9))]).toEqual([true, false]);
    expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', '+05:00', ''].map(knownTimeZone)).toEqual([
      'Europe/Berlin',
      'UTC',
      null,
      null,
      null,
    ]);
    expect(() => blockedUntil(hours(9, 17, 'Mars/Olympus'), new Date(0))).toThrow(RangeError);
    expect(() => blockedFrom(hours(9, 17, 'Mars/Olympus'), new Date(0))).toThrow(RangeError);
  });
});

it.each([
  ['none', null, null, 'same'],
  ['the first', null, hours(9, 17), 'stricter'],
  ['the same', hours(9, 17), hours(9, 17), 'same'],
  ['an earlier beginning', hours(9, 17), hours(8, 17), 'stricter'],
  ['a later end', hours(22, 6), hours(22, 7), 'stricter'],
  ['more on both sides, over midnight', hours(23, 1), hours(22, 6), 'stricter'],
  ['a later beginning', hours(9, 17), hours(10, 17), 'looser'],
  ['an earlier end', hours(22, 6), hours(22, 5), 'looser'],
  ['an end a quarter of an hour earlier', hours(22, 6), hours(22, 5.75), 'looser'],
  ['as many, moved', hours(22, 6), hours(23, 7), 'looser'],
  ['more, that leave some out', hours(22, 6), hours(0, 20), 'looser'],
  ['the part of the day that was free', hours(9, 17), hours(17, 9), 'looser'],
  ['the same in another time zone', hours(9, 17), hours(9, 17, 'Europe/Berlin'), 'looser'],
  ['a removal', hours(9, 17), null, 'looser'],
] as const)('classifies a change of login hours: %s', (_what, now, wanted, change) => {
  expect(loginHoursChange(now, wanted)).toBe(change);
});
