import { readFileSync } from 'node:fs';
import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { describe, expect, it } from 'vitest';
import { checkBirthday } from './birthday.ts';
import { dayIn } from './calendar-day.ts';
import { licenceOf, minAge, agesToPlay, openCountry, provinceCode } from './licence.ts';

const file = new URL('../../../../config/licence-policy.json', import.meta.url);
const policy = LicencePolicy.parse(JSON.parse(readFileSync(file, 'utf8')));

const two = (n: number): string => String(n).padStart(2, '0');

describe('shipped licence policy', () => {
  it('exactly the eight countries in the core specification are open [I18N-012] [I18N-013] [I18N-014] [I18N-015] [I18N-016] [I18N-017] [I18N-018] [I18N-019] [D16]', () => {
    const open = Object.keys(policy.countries).filter(country => openCountry(policy, country));
    expect(open.toSorted()).toEqual(['AT', 'AU', 'CA', 'DE', 'EE', 'IT', 'NO', 'NZ']);
  });

  it('a country without a row or a licence is closed, and so are names such as __proto__ [D16]', () => {
    for (const country of ['FR', 'US', '', '__proto__', 'constructor', 'ca']) {
      expect(openCountry(policy, country), country).toBeNull();
      expect(minAge(policy, { country }), country).toBeNull();
    }
    expect(minAge(policy, { country: 'CA', licence: 'none' })).toBeNull();
    expect(minAge(policy, { country: 'CA', licence: 'toString' })).toBeNull();
  });

  it.each([
    ['without its row', undefined],
    ['whose row is shut', { open: false }],
    ['under a licence that has no row', { licence: 'none' }],
  ])('an operator can close a country, for example one %s [D16]', (_how, change) => {
    const { AT, ...others } = policy.countries;
    if (AT === undefined) throw new Error('closed');
    const narrowed = { ...policy, countries: change === undefined ? others : { ...others, AT: { ...AT, ...change } } };
    expect(openCountry(narrowed, 'AT')).toBeNull();
    expect(licenceOf(narrowed, 'AT')).toBeNull();
    expect(agesToPlay(narrowed, { country: 'AT' })).toBeNull();
    expect(openCountry(narrowed, 'DE')).not.toBeNull();
  });

  it('assigns Estonia to licence EE and all other countries to CW [ROLE-023]', () => {
    expect(licenceOf(policy, 'EE')).toBe('EE');
    expect(licenceOf(policy, 'DE')).toBe('CW');
  });

  it.each([
    ['CW', 'DE', null, 18],
    ['EE', 'EE', null, 21],
    ['CW', 'CA', null, 18],
    ['CW', 'CA', 'ON', 19],
    ['CW', 'CA', 'ontario', 19],
    ['CW', 'CA', 'BC', 19],
    ['CW', 'CA', 'AB', 18],
    ['CW', 'CA', 'Manitoba', 18],
    ['CW', 'CA', 'QC', 18],
    ['CA-ON', 'CA', 'QC', 19],
    ['GB', 'DE', null, 18],
    ['MT', 'EE', null, 18],
  ])(
    'under licence %s, in country %s and province %s, the minimum age is %i [C25] [D7]',
    (licence, country, state, age) => {
      expect(minAge(policy, { licence, country, state })).toBe(age);
    },
  );

  it('the minimum age is 21 in Estonia, and 18 where no rule sets a higher one [CONST-063] [CONST-064] [PCONST-006]', () => {
    expect(['EE', 'DE'].map(country => minAge(policy, { country }))).toEqual([21, 18]);
  });

  it("an operator can raise a country's minimum age, but not lower it below the licence's age or 18 [D7]", () => {
    const { AT, EE } = policy.countries;
    if (!AT || !EE) throw new Error('closed');
    const raised = {
      ...policy,
      countries: { ...policy.countries, AT: { ...AT, min_age: 20 }, EE: { ...EE, min_age: 18 } },
    };
    expect([minAge(raised, { country: 'AT' }), minAge(raised, { country: 'EE' })]).toEqual([20, 21]);
  });

  it("an operator can raise a single province's minimum age, but not lower it below 18 [D7]", () => {
    const { CA } = policy.countries;
    if (!CA?.provinces) throw new Error('closed');
    const { QC, AB } = CA.provinces;
    if (!QC || !AB) throw new Error('closed');
    const provinces = { ...CA.provinces, QC: { ...QC, min_age: 20 }, AB: { ...AB, min_age: 17 } };
    const changed = { ...policy, countries: { ...policy.countries, CA: { ...CA, provinces } } };
    const ages = ['QC', 'AB', 'MB', null].map(state => minAge(changed, { country: 'CA', state }));
    expect(ages).toEqual([20, 18, 18, 18]);
    expect(agesToPlay(changed, { country: 'CA', state: null })).toEqual({ least: 18, certain: 20 });
  });

  it.each([
    ['ON', 19, 19],
    ['Ontario', 19, 19],
    ['QC', 18, 18],
    [null, 18, 19],
    ['Texas', 18, 19],
  ])(
    'for real-money play in Canada, province %s, the minimum age is %d and the age that is sufficient everywhere is %d [D7]',
    (state, least, certain) => {
      expect(agesToPlay(policy, { country: 'CA', state })).toEqual({ least, certain });
    },
  );

  it("real-money play must meet the age rules of both the player's licence and the country, and a closed country has no minimum age", () => {
    expect(agesToPlay(policy, { country: 'EE', licence: 'CW' })).toEqual({ least: 21, certain: 21 });
    expect(agesToPlay(policy, { country: 'DE', licence: 'EE' })).toEqual({ least: 21, certain: 21 });
    expect(agesToPlay(policy, { country: 'DE' })).toEqual({ least: 18, certain: 18 });
    expect(agesToPlay(policy, { country: 'US' })).toBeNull();
    expect(agesToPlay(policy, { country: 'DE', licence: 'none' })).toBeNull();
  });

  it.each([
    ['AB', 'alberta'],
    ['BC', 'Colombie-Britannique'],
    ['NB', 'nouveau brunswick'],
    ['NL', 'Terre-Neuve-et-Labrador'],
    ['NL', 'Newfoundland & Labrador'],
    ['NS', 'NOUVELLE-ÉCOSSE'],
    ['NT', 'Territoires du Nord-Ouest'],
    ['PE', 'Ile du Prince Edouard'],
    ['QC', 'Québec'],
    ['QC', 'Que\u0301bec'],
    [null, ''],
    [null, '…'],
  ])('finds province %s by the name %j, ignoring accents and case [D7]', (code, name) => {
    const row = openCountry(policy, 'CA');
    expect(row && provinceCode(row, name)).toBe(code);
  });

  it('finds provinces by code and by name', () => {
    const row = openCountry(policy, 'CA');
    expect(row && [provinceCode(row, ' on '), provinceCode(row, 'Yukon'), provinceCode(row, 'Texas')]).toEqual([
      'ON',
      'YT',
      null,
    ]);
  });

  it.each(['AT', 'AU', 'CA', 'DE', 'EE', 'IT', 'NO', 'NZ'])(
    'every player in %s is refused on the day before the birthday and accepted on the birthday, whatever the hour [C25]',
    country => {
      const row = openCountry(policy, country);
      const years = minAge(policy, { country });
      if (!row || years === null) throw new Error('closed');
      for (let hour = 0; hour < 24; hour += 1) {
        const today = dayIn(row.time_zone, new Date(Date.UTC(2026, 4, 15, hour)));
        const born = (shift: number): string => `${two(today.day + shift)}/${two(today.month)}/${today.year - years}`;
        expect(checkBirthday(born(0), years, today)).toBeNull();
        expect(checkBirthday(born(1), years, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
      }
    },
  );
});
