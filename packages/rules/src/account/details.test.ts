import { describe, expect, it } from 'vitest';
import { checkDetail, detailFields, normalDetail } from './details.ts';
import { checkEnglishLetters, checkInteger } from './field-rules.ts';

describe('details that a licence requires', () => {
  it.each([
    ['38001085718', null],
    [' 38001085718 ', null],
    ['3800108571', 'VALIDATION.PERSONAL_ID.LENGTH'],
    ['380010857180', 'VALIDATION.PERSONAL_ID.LENGTH'],
    ['3800108571X', 'VALIDATION.COMMON.INTEGER'],
    ['3800108571.', 'VALIDATION.COMMON.INTEGER'],
    ['-3800108571', 'VALIDATION.COMMON.INTEGER'],
    ['', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ])('checks personal id "%s" and returns %s [VALID-027] [VALID-050] [CONST-070]', (text, verdict) => {
    expect(checkDetail('personal_id', text)).toBe(verdict);
  });

  it.each([
    ['EE382200221020145685', null],
    ['ee38 2200 2210 2014 5685', null],
    ['DE89370400440532013000', null],
    ['NO9386011117947', null],
    ['DE89\u00a03704\u202f0044\u20110532\u200b0130 00', null],
    ['DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠', null],
    ['MT84MALT011000012345MTLCAST001S', null],
    ['XX46370400440532013000', 'VALIDATION.IBAN.INVALID'],
    ['DE5137040044053201300', 'VALIDATION.IBAN.INVALID'],
    ['NO37860111179470', 'VALIDATION.IBAN.INVALID'],
    ['EE382200221020145686', 'VALIDATION.IBAN.INVALID'],
    ['EE38220022102014568', 'VALIDATION.IBAN.INVALID'],
    ['38EE2200221020145685', 'VALIDATION.IBAN.INVALID'],
    ['EE38-2200', 'VALIDATION.IBAN.INVALID'],
    ['LT121000011101001000', 'VALIDATION.IBAN.LITHUANIA'],
    [' l t12', 'VALIDATION.IBAN.LITHUANIA'],
    ['  ', 'VALIDATION.COMMON.FIELD_NAME_REQUIRED'],
  ])('checks IBAN "%s" and returns %s [VALID-044]', (text, verdict) => {
    expect(checkDetail('iban', text)).toBe(verdict);
  });

  it.each([
    ['Ada Byron', null],
    ['Anne-Marie Smith', null],
    ['X', null],
    ['Kätlin Mägi', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ада', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ada 2', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ada.', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['-Ada', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ada-', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ada  Byron', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
    ['Ada - Byron', 'VALIDATION.COMMON.ENGLISH_LETTERS'],
  ])('checks account holder "%s" and returns %s [VALID-045]', (text, verdict) => {
    expect(checkDetail('account_holder', text)).toBe(verdict);
    expect(checkEnglishLetters(text)).toBe(verdict);
  });

  it.each(["Sinead O'Neil", 'Sinead O\u2019Neil', "Gabriele D'Annunzio-Rossi", 'Anne\u2011Marie Smith'])(
    'accepts account holder "%s", as banks write it',
    text => expect(checkDetail('account_holder', text)).toBeNull(),
  );

  it.each(["O''Neil", "'Neil", "Neil'"])('refuses account holder "%s" [VALID-045]', text =>
    expect(checkDetail('account_holder', text)).toBe('VALIDATION.COMMON.ENGLISH_LETTERS'),
  );

  it('an empty string passes the check for English letters but is not a whole number [VALID-045] [VALID-050]', () => {
    expect([checkEnglishLetters(''), checkInteger('')]).toEqual([null, 'VALIDATION.COMMON.INTEGER']);
  });

  it('normalises details before they are stored and compared', () => {
    expect(normalDetail('iban', ' ee38 2200 2210 2014 5685')).toBe('EE382200221020145685');
    expect(normalDetail('iban', 'EE38-2200\u20112210\u00a02014\u200b5685')).toBe('EE382200221020145685');
    expect(normalDetail('account_holder', ' Ada Byron ')).toBe('Ada Byron');
    expect(normalDetail('account_holder', 'Sinead O\u2019Neil')).toBe("Sinead O'Neil");
    expect(detailFields).toEqual(['personal_id', 'iban', 'account_holder']);
  });
});
