import { describe, expect, it } from 'vitest';
import { daysLeftIn, quarterBefore, quarterOf } from './quarter.ts';

const at = (text: string) => new Date(text);
const expiry = (text: string) => quarterOf(at(text)).expiresAt.toISOString();

describe('the quarters by which statuses are counted', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-Q1', '2026-03-31T23:59:59.000Z'],
    ['2026-03-31T23:59:59.999Z', '2026-Q1', '2026-03-31T23:59:59.000Z'],
    ['2026-04-01T00:00:00Z', '2026-Q2', '2026-06-30T23:59:59.000Z'],
    ['2028-02-29T12:00:00Z', '2028-Q1', '2028-03-31T23:59:59.000Z'],
    ['2026-08-15T12:00:00Z', '2026-Q3', '2026-09-30T23:59:59.000Z'],
    ['2026-12-31T23:59:59Z', '2026-Q4', '2026-12-31T23:59:59.000Z'],
  ])('%s is in %s, whose statuses expire at %s [PVIP-010]', (moment, id, expiresAt) => {
    expect(quarterOf(at(moment)).id).toBe(id);
    expect(expiry(moment)).toBe(expiresAt);
  });

  it.each([
    ['2026-11-23T12:00:00Z', 39],
    ['2026-12-30T23:59:59Z', 1],
    ['2026-12-30T23:59:58Z', 2],
    ['2026-12-31T23:59:58Z', 1],
    ['2026-12-31T23:59:59Z', 0],
    ['2026-12-31T23:59:59.999Z', 0],
    ['2027-01-01T00:00:00Z', 90],
  ])('at %s there are %i days left [PVIP-011]', (moment, days) => {
    expect(daysLeftIn(quarterOf(at(moment)), at(moment))).toBe(days);
  });

  it('the quarter before the first of a year is the last of the year before', () => {
    expect(quarterBefore(quarterOf(at('2027-02-01T00:00:00Z'))).id).toBe('2026-Q4');
  });
});
