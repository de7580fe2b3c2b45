import { expect, it } from 'vitest';
import { validUntil, wealthDue } from './terms.ts';

const noon = new Date('2026-11-20T12:00:00Z');

it('a yes to an identity holds two years, one to a source of wealth a year [C26]', () => {
  expect(validUntil('identity', noon)).toEqual(new Date('2028-11-19T12:00:00Z'));
  expect(validUntil('source_of_wealth', noon)).toEqual(new Date('2027-11-20T12:00:00Z'));
});

it('a player has thirty days to show where their money comes from [C26]', () => {
  expect(wealthDue(noon)).toEqual(new Date('2026-12-20T12:00:00Z'));
});
