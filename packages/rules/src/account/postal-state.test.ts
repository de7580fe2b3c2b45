import { describe, expect, it } from 'vitest';
import { stateOfPostalCode, stateToFill } from './postal-state.ts';

describe('the state or province for a postal code', () => {
  it.each([
    ['1000', 'NSW'],
    ['2599', 'NSW'],
    ['2619', 'NSW'],
    ['2899', 'NSW'],
    ['2921', 'NSW'],
    ['2999', 'NSW'],
  ])('maps Australian postal code %s to %s [VALID-001] [VALID-002]', (code, state) =>
    expect(stateOfPostalCode('AU', code)).toBe(state),
  );

  it.each([
    ['0200', 'ACT', '[VALID-003]'],
    ['299', 'ACT', '[VALID-003]'],
    ['2600', 'ACT', '[VALID-003]'],
    ['2618', 'ACT', '[VALID-003]'],
    ['2900', 'ACT', '[VALID-003]'],
    ['2920', 'ACT', '[VALID-003]'],
    ['3000', 'VIC', '[VALID-004]'],
    ['3999', 'VIC', '[VALID-004]'],
    ['8000', 'VIC', '[VALID-004]'],
    ['8999', 'VIC', '[VALID-004]'],
    ['4000', 'QLD', '[VALID-005]'],
    ['4999', 'QLD', '[VALID-005]'],
    ['9000', 'QLD', '[VALID-005]'],
    ['9999', 'QLD', '[VALID-005]'],
    ['5000', 'SA', '[VALID-006]'],
    ['5999', 'SA', '[VALID-006]'],
    ['6000', 'WA', '[VALID-007]'],
    ['6797', 'WA', '[VALID-007]'],
    ['6800', 'WA', '[VALID-007]'],
    ['6999', 'WA', '[VALID-007]'],
    ['7000', 'TAS', '[VALID-008]'],
    ['7999', 'TAS', '[VALID-008]'],
    ['0800', 'NT', '[VALID-009]'],
    ['999', 'NT', '[VALID-009]'],
  ])('maps Australian postal code %s to %s %s', (code, state) => expect(stateOfPostalCode('AU', code)).toBe(state));

  it.each(['300', '799', '6798', '6799', '0199', '', '12345', 'abcd', '30', '+3000', '3000.5', '3e3', '0x800'])(
    'maps Australian postal code %j to no state [VALID-001]',
    code => {
      expect(stateOfPostalCode('AU', code)).toBeNull();
    },
  );

  it.each([
    ['A1A 1A1', 'Newfoundland and Labrador', '[VALID-011]'],
    ['B3H 1A1', 'Nova Scotia', '[VALID-012]'],
    ['c1a 1a1', 'Prince Edward Island', '[VALID-013]'],
    ['E1A 1A1', 'New Brunswick', '[VALID-014]'],
    ['G1A 1A1', 'Quebec', '[VALID-015]'],
    ['H1A 1A1', 'Quebec', '[VALID-015]'],
    ['J1A 1A1', 'Quebec', '[VALID-015]'],
    ['K1A 1A1', 'Ontario', '[VALID-016]'],
    ['L1A 1A1', 'Ontario', '[VALID-016]'],
    ['m1a 1a1', 'Ontario', '[VALID-016]'],
    ['N1A 1A1', 'Ontario', '[VALID-016]'],
    ['P1A 1A1', 'Ontario', '[VALID-016]'],
    ['R1A 1A1', 'Manitoba', '[VALID-017]'],
    ['S1A 1A1', 'Saskatchewan', '[VALID-018]'],
    ['T1A 1A1', 'Alberta', '[VALID-019]'],
    ['V1A 1A1', 'British Columbia', '[VALID-020]'],
    ['X1A 1A1', 'Northwest Territories', '[VALID-021]'],
    ['Y1A 1A1', 'Yukon', '[VALID-022]'],
  ])('maps Canadian postal code %s to %s [VALID-010] %s', (code, province) =>
    expect(stateOfPostalCode('CA', code)).toBe(province),
  );

  it('maps no province to other first letters of a postal code, and no state to other countries [VALID-010]', () => {
    for (const code of ['D1A 1A1', 'F', 'I', 'O', 'Q', 'U', 'W', 'Z', ''])
      expect(stateOfPostalCode('CA', code)).toBeNull();
    expect(stateOfPostalCode('DE', '10115')).toBeNull();
    expect(stateOfPostalCode('GB', 'M1 1AA')).toBeNull();
    expect([stateOfPostalCode('AU', ' 3000 '), stateOfPostalCode('CA', ' V5K')]).toEqual(['VIC', 'British Columbia']);
  });

  it('fills in the state only if the form requests it, it is empty and the postal code is known [VALID-023]', () => {
    const asked = { editionFields: ['state'], state: null, postalCode: 'V5K 0A1', country: 'CA' };
    expect(stateToFill(asked)).toBe('British Columbia');
    expect(stateToFill({ ...asked, editionFields: [] })).toBeNull();
    expect(stateToFill({ ...asked, state: 'Ontario' })).toBeNull();
    expect(stateToFill({ ...asked, postalCode: null })).toBeNull();
  });
});
