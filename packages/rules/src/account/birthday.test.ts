import { describe, expect, it } from 'vitest';
import { adultAge, checkBirthday, checkGivenBirthday, readBirthday } from './birthday.ts';

const today = { year: 2026, month: 11, day: 20 };

describe('birthday', () => {
  const others = ['9/3/1990', '9/03/1990', '09/3/1990', '09/03/90', '09-03-1990', '1990/03/09', 'tomorrow'];
  const longer = ['x09/03/1990', '09/03/1990x', 'x1990-03-09', '1990-03-09x'];
  const unreadable = [...others, ...longer];

  it('accepts a typed birthday only as DD/MM/YYYY with two digits for day and month [VALID-030] [VALID-034]', () => {
    for (const text of ['09/03/1990', '٠٩/٠٣/١٩٩٠', '\u200e０９/03/1990\u00a0'])
      expect(checkBirthday(text, 18, today), text).toBeNull();
    for (const text of [...unreadable, '1990-03-09'])
      expect(checkBirthday(text, 18, today), text).toBe('VALIDATION.BIRTH_DAY.INVALID');
  });

  it('reads a sent or stored birthday as DD/MM/YYYY or as YYYY-MM-DD', () => {
    for (const text of ['09/03/1990', '1990-03-09']) {
      expect(readBirthday(text)).toEqual({ year: 1990, month: 3, day: 9 });
      expect(checkGivenBirthday(text, 18, today)).toBeNull();
    }
    for (const text of [...unreadable, '', '1990-02-30']) expect(readBirthday(text), text).toBeNull();
    expect(checkGivenBirthday('2008-11-21', 18, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
    expect(checkGivenBirthday('soon', 18, today)).toBe('VALIDATION.BIRTH_DAY.INVALID');
  });

  it.each(['31/02/2000', '29/02/1900', '32/01/1990', '00/01/1990', '01/13/1990', '01/00/1990'])(
    'refuses the birthday %s, because there is no such day [VALID-031] [VALID-032] [VALID-033] [KEY-005]',
    text => expect(checkBirthday(text, 18, today)).toBe('VALIDATION.BIRTH_DAY.INVALID'),
  );

  it.each(['29/02/2000', '29/02/1996', '31/12/1990'])(
    'accepts the birthday %s, which is a real day [VALID-031] [VALID-032] [VALID-033]',
    text => expect(checkBirthday(text, 18, today)).toBeNull(),
  );

  it('refuses a birthday in the future or more than 120 years ago [VALID-031]', () => {
    expect(checkBirthday('21/11/2026', 18, today)).toBe('VALIDATION.BIRTH_DAY.INVALID');
    expect(checkBirthday('20/11/2026', 18, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
    expect(checkBirthday('01/01/1890', 18, today)).toBe('VALIDATION.BIRTH_DAY.INVALID');
    expect(checkBirthday('20/11/1905', 18, today)).toBe('VALIDATION.BIRTH_DAY.INVALID');
    expect(checkBirthday(' 21/11/1905 ', 18, today)).toBeNull();
    expect(checkBirthday('20/11/1906', 18, today)).toBeNull();
  });

  it('a player is old enough from the day of the 18th birthday [VALID-035] [CONST-063] [KEY-004]', () => {
    expect(checkBirthday('20/11/2008', adultAge, today)).toBeNull();
    expect(checkBirthday('21/11/2008', adultAge, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
  });

  it('players in Estonia must be 21 [VALID-036] [CONST-064] [KEY-004]', () => {
    expect(checkBirthday('20/11/2005', 21, today)).toBeNull();
    expect(checkBirthday('21/11/2005', 21, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
  });

  it('never accepts an age below 18, whatever the configured minimum [C25]', () => {
    expect(checkBirthday('20/11/2010', 10, today)).toBe('VALIDATION.BIRTH_DAY.MIN');
  });

  it('refuses a missing birthday with the key for a required field [KEY-001]', () => {
    expect(checkBirthday(' ', 18, today)).toBe('VALIDATION.COMMON.FIELD_NAME_REQUIRED');
  });
});
