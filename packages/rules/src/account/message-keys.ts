/**
 * The reasons a field can be refused for, as message keys. The first five and `errors.not_enough_money` are given by
 * KEY-001 to KEY-006; the others are ours (ERR-026). The platform answers them per field, web has a text for each.
 */
export const messageKeys = [
  'VALIDATION.COMMON.FIELD_NAME_REQUIRED',
  'VALIDATION.EMAIL.INVALID',
  'VALIDATION.PASSWORD.NOT_MATCH',
  'VALIDATION.BIRTH_DAY.MIN',
  'VALIDATION.BIRTH_DAY.INVALID',
  'errors.not_enough_money',
  'VALIDATION.EMAIL.TAKEN',
  'VALIDATION.PASSWORD.LENGTH',
  'VALIDATION.PASSWORD.CHARACTERS',
  'VALIDATION.PASSWORD.COMMON',
  'VALIDATION.NICKNAME.CHARACTERS',
  'VALIDATION.NICKNAME.LENGTH',
  'VALIDATION.PHONE.INVALID',
  'VALIDATION.POSTAL_CODE.INVALID',
  'VALIDATION.PERSONAL_ID.LENGTH',
  'VALIDATION.COMMON.ENGLISH_LETTERS',
  'VALIDATION.COMMON.MUST_BE_CHECKED',
  'VALIDATION.COMMON.INTEGER',
  'VALIDATION.COMMON.MIN_LENGTH',
  'VALIDATION.COMMON.MIN_VALUE',
  'VALIDATION.COMMON.MAX_VALUE',
  'VALIDATION.COMMON.MULTIPLE_OF',
  'VALIDATION.COMMON.NOT_ALLOWED',
  'VALIDATION.COMMON.LOCKED',
] as const;

export type MessageKey = (typeof messageKeys)[number];

/** The answer of a field rule: the key of its refusal, or null when the value passes. */
export type Verdict = MessageKey | null;
