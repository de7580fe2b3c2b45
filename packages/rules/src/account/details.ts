import type { DetailField } from '@liftoff/contract/account/details';
import { cleanLine } from '@liftoff/contract/core/typed-text';
import { checkEnglishLetters, checkInteger, checkRequired } from './field-rules.ts';
import { checkIban, normalIban } from './iban.ts';
import type { Verdict } from './message-keys.ts';

/** Exact length of a personal id, in digits [CONST-070]. */
const personalIdLength = 11;

/** Requires a whole number of exactly eleven digits [VALID-027] [VALID-050]. */
function checkPersonalId(text: string): Verdict {
  const digits = checkInteger(text) ?? (text.startsWith('-') ? 'VALIDATION.COMMON.INTEGER' : null);
  return digits ?? (text.length === personalIdLength ? null : 'VALIDATION.PERSONAL_ID.LENGTH');
}

/**
 * Requires the letters of a bank transfer, A to Z, with single spaces, hyphens or apostrophes between them
 * [VALID-045].
 */
const checkHolder = (text: string): Verdict =>
  checkEnglishLetters(plainApostrophes(text).replaceAll(/(?<=\w)'(?=\w)/g, '-'));

const plainApostrophes = (text: string): string => text.replaceAll(/[\u2018\u2019\u02BC`´]/g, "'");

const rules: Readonly<Record<DetailField, (text: string) => Verdict>> = {
  personal_id: checkPersonalId,
  iban: checkIban,
  account_holder: checkHolder,
};

/** All detail fields, in the order in which they are requested. */
export const detailFields = Object.keys(rules) as DetailField[];

/** Validates one detail. An empty value is refused, because every requested detail is required. */
export const checkDetail = (field: DetailField, text: string): Verdict =>
  checkRequired(text) ?? rules[field](cleanLine(text));

/** Normalises a detail for storage. */
export function normalDetail(field: DetailField, text: string): string {
  if (field === 'iban') return normalIban(text);
  return field === 'account_holder' ? plainApostrophes(cleanLine(text)) : cleanLine(text);
}
