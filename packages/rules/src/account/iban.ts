import type { Verdict } from './message-keys.ts';

/** Normalises an IBAN to capital letters without spaces. */
export const normalIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616 format: country code, two check digits, and up to thirty letters and digits. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** Remainder modulo 97 of a decimal number of any length. */
const remainder = (digits: string): number => [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);

/**
 * Validates an IBAN [VALID-044], with a separate refusal for Lithuanian accounts. With letters counted as numbers
 * from A = 10, the rearranged number must leave remainder 1.
 */
export function checkIban(text: string): Verdict {
  const iban = normalIban(text);
  if (iban.startsWith('LT')) return 'VALIDATION.IBAN.LITHUANIA';
  if (!shape.test(iban)) return 'VALIDATION.IBAN.INVALID';
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return remainder(digits) === 1 ? null : 'VALIDATION.IBAN.INVALID';
}
