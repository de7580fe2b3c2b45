import { describe, expect, it } from 'vitest';
import { localDays, shiftDay } from './local-days.ts';

describe('days of a time zone', () => {
  it.each([
    ['UTC', '2026-11-29', '2026-11-29T00:00:00.000Z'],
    ['America/Toronto', '2026-11-28', '2026-11-28T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-29', '2026-11-28T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-29', '2026-11-28T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-29', '2026-11-29T11:00:00.000Z'],
  ])('in %s, %s begins at %s', (zone, day, start) => {
    expect(localDays(zone).startOf(day).toISOString()).toBe(start);
  });

  it.each([
    ['America/Toronto', '2026-03-08', 23],
    ['America/Toronto', '2026-11-01', 25],
    ['Pacific/Auckland', '2026-04-05', 25],
    ['Pacific/Auckland', '2026-09-27', 23],
    // Clocks go forward at midnight, so the day begins at one o'clock.
    ['Asia/Beirut', '2026-03-29', 23],
    ['Africa/Cairo', '2026-04-24', 23],
    ['Atlantic/Azores', '2026-03-29', 23],
  ])('in %s, %s lasts %i hours', (zone, day, hours) => {
    const { startOf } = localDays(zone);
    expect((startOf(shiftDay(day, 1)).getTime() - startOf(day).getTime()) / 3_600_000).toBe(hours);
  });

  it.each(['UTC', 'America/Toronto', 'Asia/Beirut', 'Pacific/Auckland', 'America/St_Johns'])(
    'in %s, every day of a year begins with its first moment and ends before the next one',
    zone => {
      const { dayOf, startOf } = localDays(zone);
      for (let day = '2026-01-01'; day < '2027-01-01'; day = shiftDay(day, 1)) {
        expect(dayOf(startOf(day))).toBe(day);
        expect(dayOf(new Date(startOf(day).getTime() - 1))).toBe(shiftDay(day, -1));
      }
    },
  );

  it('an unknown time zone has the days of UTC', () => {
    const { timeZone, dayOf } = localDays('Mars/Olympus');
    expect(timeZone).toBe('UTC');
    expect(dayOf(new Date('2026-11-28T23:59:59Z'))).toBe('2026-11-28');
  });

  it('days are the Gregorian ones in Western digits, whatever the runtime prefers', () => {
    expect(localDays('Asia/Kuwait').dayOf(new Date('2026-11-28T22:30:00Z'))).toBe('2026-11-29');
  });
});
