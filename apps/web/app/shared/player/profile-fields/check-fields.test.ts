import { describe, expect, it } from 'vitest';
import { checkField } from './check-fields.ts';

const place = { country: 'CA', minAge: 19, today: { year: 2026, month: 11, day: 20 } };

it.each([
  ['nickname', '', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ['nickname', 'a!', 'VALIDATION.NICKNAME.CHARACTERS'],
  ['nickname', 'Nova', null],
  ['gender', '', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ['gender', 'x', null],
  ['state', ' ', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ['state', 'Ontario', null],
] as const)(
  'checks the field %s, required by a game\'s provider, with the value "%s": %s [STATE-045]',
  (field, value, verdict) => {
    expect(checkField(field, value, place)).toBe(verdict);
  },
);

describe('fields required by the cashbox', () => {
  it.each([
    ['mobile_phone', '+1 416 555 0142', null],
    ['mobile_phone', '12', 'VALIDATION.PHONE.INVALID'],
    ['first_name', '   ', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['last_name', 'Kask', null],
    ['date_of_birth', '20/11/2007', null],
    ['date_of_birth', '1990-03-09', 'VALIDATION.BIRTH_DAY.INVALID'],
    ['date_of_birth', '21/11/2007', 'VALIDATION.BIRTH_DAY.MIN'],
    ['country', '', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['city', 'Toronto', null],
    ['address', '', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['postal_code', 'M5V 2T6', null],
    ['postal_code', '12345', 'VALIDATION.POSTAL_CODE.INVALID'],
  ] as const)(
    'checks the cashbox field %s with the value "%s": %s [VALID-060] [VALID-061] [VALID-062] [VALID-063] [VALID-064] [VALID-065] [VALID-066] [VALID-067]',
    (field, value, verdict) => {
      expect(checkField(field, value, place)).toBe(verdict);
    },
  );
});
