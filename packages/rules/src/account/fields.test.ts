import { assert, pre, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingForCashbox } from './cashbox-profile.ts';
import { checkEmail, normalEmail } from './email.ts';
import * as rules from './field-rules.ts';
import { checkNickname } from './nickname.ts';
import { checkNewPassword, checkPassword, checkRepeated } from './password.ts';
import { checkPhone } from './phone.ts';
import { textLength } from './text-length.ts';
import { checkPostalCode } from './postal-code.ts';

describe('email addresses', () => {
  it.each([
    'a@b.co',
    'mira.kask+play@example.co.uk',
    "o'hara@example.com",
    'jörg@müller.de',
    'jo\u0308rg@mu\u0308ller.de',
    'почта@пример.рф',
    'a@xn--e1afmkfd.xn--p1ai',
    'नाम@उदाहरण.भारत',
    '\u200ba@b.co\u00a0',
    'a＠b.co',
    ' a1.b2@c3d4e.co ',
    `${'a'.repeat(64)}@b.co`,
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(6)}`,
  ])('accepts email address %s [VALID-026]', text => expect(checkEmail(text)).toBeNull());
  it.each([
    'mira',
    'mira@example',
    'a b@c.de',
    'a@@b.co',
    'a@b..co',
    '.a@b.co',
    'a@-b.co',
    'a@b.c0',
    `${'a'.repeat(65)}@b.co`,
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(7)}`,
    'a@b.co1',
    'a@b.xn--',
    'a@b.1a',
    'a@b.co ,c@d.co',
  ])('refuses email address %s [VALID-026] [KEY-002]', text =>
    expect(checkEmail(text)).toBe('VALIDATION.EMAIL.INVALID'),
  );
  it('requires an email address and normalises it to lower case without outer spaces [KEY-001]', () => {
    expect(checkEmail('')).toBe('VALIDATION.COMMON.FIELD_NAME_REQUIRED');
    expect(normalEmail(' Mira@Example.COM ')).toBe('mira@example.com');
    expect(normalEmail('m\u200bira@example.com\u00a0')).toBe('mira@example.com');
  });
});

describe('nicknames', () => {
  it.each([
    ['', null],
    ['Mira K.', null],
    [' abc ', null],
    [` ${'a'.repeat(15)} `, null],
    ['Çağrı-7', null],
    ['Мира', null],
    ['मीरा', null],
    ['Zoe\u0308', null],
    ['ab', 'VALIDATION.NICKNAME.LENGTH'],
    ['abc', null],
    ['a'.repeat(15), null],
    ['a'.repeat(16), 'VALIDATION.NICKNAME.LENGTH'],
    ['mira_k', 'VALIDATION.NICKNAME.CHARACTERS'],
    ['<b>', 'VALIDATION.NICKNAME.CHARACTERS'],
    ['a\nbc', 'VALIDATION.NICKNAME.CHARACTERS'],
  ])('checks nickname %j and returns %s [VALID-024] [VALID-025] [CONST-065]', (text, verdict) => {
    expect(checkNickname(text)).toBe(verdict);
  });
});

describe('passwords', () => {
  it('accepts a password of 8 to 128 characters, none of them control characters [VALID-028] [A12] [D6]', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 8, maxLength: 64 }), text => {
        const composed = text.normalize('NFC');
        const length = textLength(composed);
        pre(!/\p{Cc}/u.test(composed) && length >= 8 && length <= 128);
        expect(checkPassword(text)).toBeNull();
      }),
    );
    expect(checkPassword('      ab')).toBeNull();
    expect(checkPassword('password1')).toBeNull();
    expect(checkPassword('a'.repeat(128))).toBeNull();
  });
  it.each([
    ['', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
    ['seven77', 'VALIDATION.PASSWORD.LENGTH'],
    ['a'.repeat(129), 'VALIDATION.PASSWORD.LENGTH'],
    ['line\nbreak', 'VALIDATION.PASSWORD.CHARACTERS'],
    ['password1', 'VALIDATION.PASSWORD.COMMON'],
  ])('refuses password %j with %s [VALID-028] [A12] [D6]', (text, verdict) => {
    expect(checkPassword(text, password => password === 'password1')).toBe(verdict);
  });
});

describe('new passwords', () => {
  it('the repeated password must be the same, however the keyboard composes accents [VALID-048] [KEY-003]', () => {
    expect(checkRepeated('zürich am see', 'zu\u0308rich am see')).toBeNull();
    expect(checkRepeated('zürich am see', 'zurich am see')).toBe('VALIDATION.PASSWORD.NOT_MATCH');
    expect(checkRepeated('Seven', 'seven')).toBe('VALIDATION.PASSWORD.NOT_MATCH');
  });

  it.each([
    ['mira.kask', 'VALIDATION.PASSWORD.PERSONAL'],
    ['Mira.Kask@Gmail.com', 'VALIDATION.PASSWORD.PERSONAL'],
    [' mira.kask@gmail.com', 'VALIDATION.PASSWORD.PERSONAL'],
    ['short', 'VALIDATION.PASSWORD.LENGTH'],
    ['password1', 'VALIDATION.PASSWORD.COMMON'],
    ['mail-8493-2216-0097', null],
    ['gmail.com', null],
    ['mira.kask1', null],
    ['Mira Kask', null],
    ['seven quiet comets', null],
  ])(
    'a new password %j must not be the player’s own email address or the part before the @: the check returns %s [D6] [A12]',
    (password, verdict) => {
      expect(checkNewPassword(password, 'mira.kask@gmail.com', text => text === 'password1')).toBe(verdict);
    },
  );
});

describe('phone numbers and postal codes', () => {
  it.each([
    ['', null],
    ['+1 (416) 555-0199', null],
    ['12345678', null],
    ['\u202a+1\u00a0416\u2011555\u20110199\u202c', null],
    ['+٩٦٥ ٢٢٢٢ ٣٣٣٣', null],
    ['（０３）５５５５－０１９９', null],
    [' 12345678 ', null],
    [' 1234567 ', 'VALIDATION.PHONE.INVALID'],
    ['1234567', 'VALIDATION.PHONE.INVALID'],
    ['+1 (2) 3', null],
    ['+1 (2)3', 'VALIDATION.PHONE.INVALID'],
    ['1234-56x8', 'VALIDATION.PHONE.INVALID'],
  ])('checks phone number %j and returns %s [VALID-029] [CONST-069]', (text, verdict) =>
    expect(checkPhone(text)).toBe(verdict),
  );

  it.each([
    ['AU', '3000', true],
    ['AU', '300', false],
    ['AU', '30000', false],
    ['NZ', '6011', true],
    ['NZ', '60110', false],
    ['NO', '0150', true],
    ['NO', '015O', false],
    ['AT', '1010', true],
    ['AT', '10100', false],
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['IT', '00184', true],
    ['IT', '0018', false],
    ['EE', '10111', true],
    ['EE', '101111', false],
    ['CA', 'M5V 3L9', true],
    ['CA', 'm5v3l9', true],
    ['CA', 'M5V\u00a03L9\u200b', true],
    ['DE', '１０１１５', true],
    ['CA', 'M5V-3L9', false],
    ['CA', 'xM5V 3L9', false],
    ['CA', 'M5V 3L9x', false],
    ['CA', ' M5V 3L9 ', true],
    ['CA', ' ', true],
    ['CA', '5V3 L9M', false],
    ['FR', 'anything', true],
    ['US', '1', true],
  ])('whether country %s accepts the postal code %j: %s [VALID-042]', (country, code, passes) => {
    expect(checkPostalCode(code, country)).toBe(passes ? null : 'VALIDATION.POSTAL_CODE.INVALID');
  });
});

describe('basic field rules', () => {
  it('refuses a missing required field [KEY-001]', () => {
    expect(rules.checkRequired('\u200b\u00a0\u3164')).toBe('VALIDATION.COMMON.FIELD_NAME_REQUIRED');
    expect(rules.checkRequired('  ')).toBe('VALIDATION.COMMON.FIELD_NAME_REQUIRED');
    expect(rules.checkRequired('x')).toBeNull();
  });
  it('requires checkboxes to be checked [VALID-049]', () => {
    expect(rules.checkChecked(false)).toBe('VALIDATION.COMMON.MUST_BE_CHECKED');
    expect(rules.checkChecked(true)).toBeNull();
  });
  it('requires whole numbers and applies inclusive limits to amounts [VALID-050] [VALID-052] [VALID-053]', () => {
    expect([rules.checkInteger('-12'), rules.checkInteger('1.5')]).toEqual([null, 'VALIDATION.COMMON.INTEGER']);
    expect(rules.checkInteger('12')).toBeNull();
    expect([rules.checkMinValue(5n, 5n), rules.checkMinValue(4n, 5n)]).toEqual([null, 'VALIDATION.COMMON.MIN_VALUE']);
    expect([rules.checkMaxValue(5n, 5n), rules.checkMaxValue(6n, 5n)]).toEqual([null, 'VALIDATION.COMMON.MAX_VALUE']);
  });
});

describe('personal data for the cashbox', () => {
  const empty = {
    mobile_phone: null,
    first_name: null,
    last_name: null,
    date_of_birth: null,
    country: null,
    city: null,
    address: null,
    postal_code: null,
  };
  it('requires all personal data before fiat money moves, and none for crypto [STATE-055] [VALID-060] [VALID-061] [VALID-062] [VALID-063] [VALID-064] [VALID-065] [VALID-066] [VALID-067]', () => {
    expect(missingForCashbox(empty, { fiat: true })).toEqual([
      'mobile_phone',
      'first_name',
      'last_name',
      'date_of_birth',
      'country',
      'city',
      'address',
      'postal_code',
    ]);
    expect(missingForCashbox({ ...empty, city: 'Oslo' }, { fiat: true })).not.toContain('city');
    expect(missingForCashbox({ ...empty, city: ' ' }, { fiat: true })).toContain('city');
    expect(missingForCashbox(empty, { fiat: false })).toEqual([]);
  });
});
