import type { DetailField } from '@liftoff/contract/account/details';
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

const rules: Readonly<Record<DetailField, (text: string) => Verdict>> = {
  personal_id: checkPersonalId,
  iban: checkIban,
  account_holder: checkEnglishLetters,
};

/** All detail fields, in the order in which they are requested. */
export const detailFields = Object.keys(rules) as DetailField[];

/** Validates one detail. An empty value is refused, because every requested detail is required. */
export const checkDetail = (field: DetailField, text: string): Verdict =>
  checkRequired(text) ?? rules[field](text.trim());

/** Normalises a detail for storage. */
export const normalDetail = (field: DetailField, text: string): string =>
  field === 'iban' ? normalIban(text) : text.trim();
