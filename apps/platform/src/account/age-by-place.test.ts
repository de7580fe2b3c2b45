import { describe, expect, it } from 'vitest';
import { ageVerdict, profileAge, realPlayAge } from './age.ts';

const young = 'VALIDATION.BIRTH_DAY.MIN';

/** A birthday begins with the day of the place: in New Zealand long before UTC, in Canada hours after it. */
const cases = [
  { country: 'NZ', born: '2008-11-21', at: '2026-11-20T10:59:59.999Z', grown: false },
  { country: 'NZ', born: '2008-11-21', at: '2026-11-20T11:00:00.000Z', grown: true },
  { country: 'DE', born: '2008-11-21', at: '2026-11-20T22:59:59.999Z', grown: false },
  { country: 'DE', born: '2008-11-21', at: '2026-11-20T23:00:00.000Z', grown: true },
] as const;

describe('the age is of the day it is in the place [C25]', () => {
  it.each(cases)('$country, born $born, at $at is old enough: $grown', ({ country, born, at, grown }) => {
    const now = new Date(at);
    const profile = { date_of_birth: born, country, state: null, postal_code: null, licence: 'CW' };
    expect(ageVerdict(born, { country }, now)).toBe(grown ? null : young);
    expect(profileAge(profile, now)).toBe(grown ? null : young);
    expect(realPlayAge(profile, now)?.refused ?? null).toBe(grown ? null : 'under_age');
  });

  it('in Canada the day is not over everywhere when it is in UTC', () => {
    const profile = { date_of_birth: '2007-11-21', country: 'CA', state: 'ON', postal_code: null, licence: 'CW' };
    expect(realPlayAge(profile, new Date('2026-11-21T02:00:00.000Z'))?.refused).toBe('under_age');
    expect(realPlayAge(profile, new Date('2026-11-21T12:00:00.000Z'))).toBeNull();
  });
});
