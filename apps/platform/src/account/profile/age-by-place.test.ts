import { describe, expect, it } from 'vitest';
import { ageVerdict, profileAge, realPlayAge, type AgeProfile } from './age.ts';

const young = 'VALIDATION.BIRTH_DAY.MIN';

/** A birthday begins with the local day: in New Zealand hours before UTC, in Canada hours after it. */
const cases = [
  { country: 'NZ', born: '2008-11-21', at: '2026-11-20T10:59:59.999Z', grown: false },
  { country: 'NZ', born: '2008-11-21', at: '2026-11-20T11:00:00.000Z', grown: true },
  { country: 'DE', born: '2008-11-21', at: '2026-11-20T22:59:59.999Z', grown: false },
  { country: 'DE', born: '2008-11-21', at: '2026-11-20T23:00:00.000Z', grown: true },
] as const;

describe('age on the local date of the country [C25]', () => {
  it.each(cases)(
    'whether a player born $born in $country is old enough at $at: $grown',
    ({ country, born, at, grown }) => {
      const now = new Date(at);
      const profile = { date_of_birth: born, country, state: null, postal_code: null, licence: 'CW' };
      expect(ageVerdict(born, { country }, now)).toBe(grown ? null : young);
      expect(profileAge(profile, now)).toBe(grown ? null : young);
      expect(realPlayAge(profile, now)?.refused ?? null).toBe(grown ? null : 'under_age');
    },
  );

  it('uses the Canadian date, which can be a day behind UTC', () => {
    const profile = { date_of_birth: '2007-11-21', country: 'CA', state: 'ON', postal_code: null, licence: 'CW' };
    expect(realPlayAge(profile, new Date('2026-11-21T02:00:00.000Z'))?.refused).toBe('under_age');
    expect(realPlayAge(profile, new Date('2026-11-21T12:00:00.000Z'))).toBeNull();
  });
});

describe('age checks with missing data or a closed country', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const profile = { date_of_birth: '1990-05-17', country: 'DE', state: null, postal_code: null, licence: 'CW' };
  const refused = (over: Partial<AgeProfile>) => realPlayAge({ ...profile, ...over }, now);

  it('requires age 18 in a closed country, where real play is refused anyway [C25] [C27]', () => {
    expect(ageVerdict('2008-11-20', { country: 'US' }, now)).toBeNull();
    expect(ageVerdict('2008-11-21', { country: 'US' }, now)).toBe(young);
    expect(refused({ country: 'US' })).toEqual({ refused: 'country_closed' });
  });

  it('reports only the fields that are missing for the age check [C25] [I10]', () => {
    const asked = (...fields: string[]) => ({
      refused: 'profile_incomplete',
      errors: Object.fromEntries(fields.map(field => [field, ['VALIDATION.COMMON.FIELD_NAME_REQUIRED']])),
    });
    expect(refused({})).toBeNull();
    expect(refused({ date_of_birth: null })).toEqual(asked('date_of_birth'));
    expect(refused({ country: null })).toEqual(asked('country'));
    expect(refused({ date_of_birth: null, country: null })).toEqual(asked('date_of_birth', 'country'));
    expect(refused({ date_of_birth: '2008-01-01', country: 'CA' })).toEqual(asked('postal_code'));
    expect(refused({ date_of_birth: '2010-01-01' })).toEqual({
      refused: 'under_age',
      errors: { date_of_birth: [young] },
      minAge: 18,
    });
  });

  it('gives no verdict on the age while the birthday or the country is unknown', () => {
    expect(profileAge({ ...profile, date_of_birth: '2010-01-01' }, now)).toBe(young);
    expect(profileAge({ ...profile, date_of_birth: null }, now)).toBeNull();
    expect(profileAge({ ...profile, date_of_birth: '2010-01-01', country: null }, now)).toBeNull();
  });

  it('applies the stricter age of the stated province and the postal code, and ignores an unknown province [D7]', () => {
    const canadian = { date_of_birth: '2008-01-01', country: 'CA' };
    expect(refused({ ...canadian, postal_code: 'H2X 1Y4' })).toBeNull();
    expect(refused({ ...canadian, postal_code: 'K1A 0B1' })?.refused).toBe('under_age');
    for (const state of ['QC', 'quebec', 'QUÉBEC']) expect(refused({ ...canadian, state }), state).toBeNull();
    expect(refused({ ...canadian, state: 'QC', postal_code: 'K1A 0B1' })?.refused).toBe('under_age');
    expect(refused({ ...canadian, state: 'Ontario', postal_code: 'H2X 1Y4' })?.refused).toBe('under_age');
    expect(refused({ ...canadian, state: 'somewhere', postal_code: 'H2X 1Y4' })).toBeNull();
    expect(refused({ ...canadian, state: 'somewhere', postal_code: 'K1A 0B1' })?.refused).toBe('under_age');
    expect(refused({ ...canadian, state: 'somewhere' })?.refused).toBe('profile_incomplete');
  });
});
