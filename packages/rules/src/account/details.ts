import type { DetailField } from '@liftoff/contract/account/details';
import { checkEnglishLetters, checkInteger, checkRequired } from './field-rules.ts';
import type { Verdict } from './message-keys.ts';

/** Normalises an IBAN to capital letters without spaces. */
const normalIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616 format: country code, two check digits, and up to thirty letters and digits. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Remainder modulo 97 of a decimal number of any length. */
const remainder = (digits: string): number => [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);

/**
 * Validates an IBAN [VALID-044], with a separate refusal for Lithuanian accounts. With letters counted as numbers
 * from A = 10, the rearranged number must leave remainder 1.
 */
function checkIban(text: string): Verdict {
  const iban = normalIban(text);
  if (iban.startsWith('LT')) return 'VALIDATION.IBAN.LITHUANIA';
  if (!shape.test(iban)) return 'VALIDATION.IBAN.INVALID';
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return remainder(digits) === 1 ? null : 'VALIDATION.IBAN.INVALID';
}

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
