import type { DetailField } from '@liftoff/contract/account/details';
import { checkEnglishLetters, checkInteger, checkRequired } from './field-rules.ts';
import { checkIban, normalIban } from './iban.ts';
import type { Verdict } from './message-keys.ts';

/** CONST-070. */
const personalIdLength = 11;

/** VALID-027, VALID-050: a whole number of exactly eleven digits. */
function checkPersonalId(text: string): Verdict {
  const digits = checkInteger(text) ?? (text.startsWith('-') ? 'VALIDATION.COMMON.INTEGER' : null);
  return digits ?? (text.length === personalIdLength ? null : 'VALIDATION.PERSONAL_ID.LENGTH');
}

const rules: Readonly<Record<DetailField, (text: string) => Verdict>> = {
  personal_id: checkPersonalId,
  iban: checkIban,
  account_holder: checkEnglishLetters,
};

/** The fields in the order they are asked for. */
export const detailFields = Object.keys(rules) as DetailField[];

/** The verdict on a detail; every one that is asked for is required. */
export const checkDetail = (field: DetailField, text: string): Verdict =>
  checkRequired(text) ?? rules[field](text.trim());

/** As it is kept. */
export const normalDetail = (field: DetailField, text: string): string =>
  field === 'iban' ? normalIban(text) : text.trim();
