import type { PlayerDetails } from '@liftoff/contract/account/details';
import { describe, expect, it } from 'vitest';
import { playerWith } from '../../../testing/show.tsx';
import { changesOf, checkEdit, editFields, fieldsToEdit, missingOf, valuesOf } from './edit-fields.ts';

const { user } = playerWith({}, { first_name: 'Ada', date_of_birth: '1990-12-10', country: 'CA', verified: false });
const place = { country: 'CA', minAge: 19, today: { year: 2026, month: 11, day: 20 } };

describe('editable profile fields [ENTITY-002] [ENTITY-003]', () => {
  it("the edit form contains the profile fields that the platform names for editing, in the form's order", () => {
    const named = ['city', 'first_name', 'receive_promos', 'unknown'];
    expect(fieldsToEdit(named, user, undefined)).toEqual(['first_name', 'city']);
    expect(fieldsToEdit(editFields, user, undefined)).toEqual([...editFields]);
  });

  it('the edit form leaves out verified data [A20]', () => {
    const details: PlayerDetails = {
      asked: { deposit: ['personal_id'], cashout: ['personal_id', 'iban'] },
      known: ['personal_id', 'iban'],
    };
    const open = fieldsToEdit(editFields, { verified: true }, details);
    expect(open.slice(-1)).toEqual(['iban']);
    expect(fieldsToEdit([], user, details)).toEqual(['personal_id', 'iban']);
    for (const locked of ['first_name', 'last_name', 'date_of_birth', 'country', 'personal_id'])
      expect(open).not.toContain(locked);
    expect(open).toContain('address');
  });

  it("the edit form starts with the player's stored values, with the birthday in the format in which it is typed", () => {
    expect(valuesOf(user)).toMatchObject({ first_name: 'Ada', date_of_birth: '10/12/1990', city: '' });
  });

  it.each([
    ['first_name', '', 'Ada', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['first_name', '', '', null],
    ['nickname', '', 'Nova', null],
    ['nickname', 'a!', '', 'VALIDATION.NICKNAME.CHARACTERS'],
    ['postal_code', '12345', '', 'VALIDATION.POSTAL_CODE.INVALID'],
    ['date_of_birth', '21/11/2007', '10/12/1990', 'VALIDATION.BIRTH_DAY.MIN'],
    ['state', 'Ontario', '', null],
    ['personal_id', '123', '', 'VALIDATION.PERSONAL_ID.LENGTH'],
    ['personal_id', '', '', null],
  ] as const)('checks the field %s with "%s", previously "%s", with the result %s', (field, value, before, verdict) => {
    expect(checkEdit(field, value, before, place)).toBe(verdict);
  });

  it('profile fields are sent only if they have changed', () => {
    const before = valuesOf(user);
    expect(changesOf(before, { ...before, city: 'Toronto' })).toEqual({ city: 'Toronto' });
  });

  it('lists the fields that the player must fill in before money can move', () => {
    expect(missingOf(user)).toEqual(['mobile_phone', 'last_name', 'city', 'address', 'postal_code']);
  });
});
