/**
 * The reasons a field can be refused for, as message keys. The first four and `NOT_MATCH` are given by KEY-001 to
 * KEY-005, the last by KEY-006; the others are ours (ERR-026). The platform answers them per field, web has a text for each.
 */
export const messageKeys = [
  'VALIDATION.COMMON.FIELD_NAME_REQUIRED',
  'VALIDATION.EMAIL.INVALID',
  'VALIDATION.BIRTH_DAY.MIN',
  'VALIDATION.BIRTH_DAY.INVALID',
  'VALIDATION.EMAIL.TAKEN',
  'VALIDATION.EMAIL.SAME',
  'VALIDATION.PASSWORD.LENGTH',
  'VALIDATION.PASSWORD.CHARACTERS',
  'VALIDATION.PASSWORD.COMMON',
  'VALIDATION.PASSWORD.WRONG',
  'VALIDATION.PASSWORD.SAME',
  'VALIDATION.PASSWORD.PERSONAL',
  'VALIDATION.CODE.WRONG',
  'VALIDATION.CODE.USED',
  'VALIDATION.PASSWORD.NOT_MATCH',
  'VALIDATION.NICKNAME.CHARACTERS',
  'VALIDATION.NICKNAME.LENGTH',
  'VALIDATION.PHONE.INVALID',
  'VALIDATION.POSTAL_CODE.INVALID',
  'VALIDATION.COMMON.MUST_BE_CHECKED',
  'VALIDATION.COMMON.INTEGER',
  'VALIDATION.COMMON.MIN_VALUE',
  'VALIDATION.COMMON.MAX_VALUE',
  'VALIDATION.COMMON.NOT_ALLOWED',
  'VALIDATION.COMMON.LOCKED',
  'VALIDATION.PAYOUT.ADDRESS',
  'errors.not_enough_money',
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** The answer of a field rule: the key of its refusal, or null when the value passes. */
export type Verdict = MessageKey | null;
