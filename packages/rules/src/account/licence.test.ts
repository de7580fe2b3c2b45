import { readFileSync } from 'node:fs';
import { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { describe, expect, it } from 'vitest';
import { checkBirthday } from './birthday.ts';
import { dayIn } from './calendar-day.ts';
import { licenceOf, minAge, agesToPlay, openCountry, provinceCode } from './licence.ts';

const file = new URL('../../../../config/licence-policy.json', import.meta.url);
const policy = LicencePolicy.parse(JSON.parse(readFileSync(file, 'utf8')));

const two = (n: number): string => String(n).padStart(2, '0');

describe('the licence policy that is shipped', () => {
  it('opens the eight countries of the core spec and no other [I18N-012] [I18N-013] [I18N-014] [I18N-015] [I18N-016] [I18N-017] [I18N-018] [I18N-019] [D16]', () => {
    const open = Object.keys(policy.countries).filter(country => openCountry(policy, country));
    expect(open.toSorted()).toEqual(['AT', 'AU', 'CA', 'DE', 'EE', 'IT', 'NO', 'NZ']);
  });

  it('is closed where there is no row, no licence, or a trick for a name [D16]', () => {
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
  ])('lets an operator close a country: one %s [D16]', (_how, change) => {
    const { AT, ...others } = policy.countries;
    if (AT === undefined) throw new Error('closed');
    const narrowed = { ...policy, countries: change === undefined ? others : { ...others, AT: { ...AT, ...change } } };
    expect(openCountry(narrowed, 'AT')).toBeNull();
    expect(licenceOf(narrowed, 'AT')).toBeNull();
    expect(agesToPlay(narrowed, { country: 'AT' })).toBeNull();
    expect(openCountry(narrowed, 'DE')).not.toBeNull();
  });

  it('puts Estonia under EE and the rest under CW [ROLE-023]', () => {
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
  ])('licence %s, country %s, province %s: %i years [C25] [D7]', (licence, country, state, age) => {
    expect(minAge(policy, { licence, country, state })).toBe(age);
  });

  it('asks for 21 in Estonia and 18 where nothing asks for more [CONST-063] [CONST-064]', () => {
    expect(['EE', 'DE'].map(country => minAge(policy, { country }))).toEqual([21, 18]);
  });

  it('can be raised by an operator for a country, never lowered below the licence or 18 [D7]', () => {
    const { AT, EE } = policy.countries;
    if (!AT || !EE) throw new Error('closed');
    const raised = {
      ...policy,
      countries: { ...policy.countries, AT: { ...AT, min_age: 20 }, EE: { ...EE, min_age: 18 } },
    };
    expect([minAge(raised, { country: 'AT' }), minAge(raised, { country: 'EE' })]).toEqual([20, 21]);
  });

  it('can be raised by an operator for a province alone, never lowered below 18 [D7]', () => {
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
  ])('to play for money in Canada, province %s: %d at least, %d to be certain [D7]', (state, least, certain) => {
    expect(agesToPlay(policy, { country: 'CA', state })).toEqual({ least, certain });
  });

  it('to play for money the licence and the country’s own both count, and a closed country has no age', () => {
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
  ])('finds the province %s as %j, accents and case aside [D7]', (code, name) => {
    const row = openCountry(policy, 'CA');
    expect(row && provinceCode(row, name)).toBe(code);
  });

  it('finds provinces by code and name', () => {
    const row = openCountry(policy, 'CA');
    expect(row && [provinceCode(row, ' on '), provinceCode(row, 'Yukon'), provinceCode(row, 'Texas')]).toEqual([
      'ON',
      'YT',
      null,
    ]);
  });

  it.each(['AT', 'AU', 'CA', 'DE', 'EE', 'IT', 'NO', 'NZ'])(
    'in %s nobody passes the day before the birthday, everybody on it, at any hour [C25]',
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
