import { expect, it } from 'vitest';
import { validUntil, wealthDue } from './terms.ts';

const noon = new Date('2026-11-20T12:00:00Z');

it('an identity verification is valid for two years, and a source-of-wealth verification for one year [C26]', () => {
  expect(validUntil('identity', noon)).toEqual(new Date('2028-11-19T12:00:00Z'));
  expect(validUntil('source_of_wealth', noon)).toEqual(new Date('2027-11-20T12:00:00Z'));
});

it('a player has thirty days to prove their source of wealth [C26]', () => {
  expect(wealthDue(noon)).toEqual(new Date('2026-12-20T12:00:00Z'));
});
