import type { Verdict } from './message-keys.ts';

/** In capitals and without spaces. */
export const normalIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** ISO 13616: country, two check digits, up to thirty letters and digits. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** The remainder by 97 of a number of any length. */
const remainder = (digits: string): number => [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);

/**
 * VALID-044: an account in Lithuania is told apart from one that cannot be. The check digits make the number, with
 * letters counted from A as 10, leave 1.
 */
export function checkIban(text: string): Verdict {
  const iban = normalIban(text);
  if (iban.startsWith('LT')) return 'VALIDATION.IBAN.LITHUANIA';
  if (!shape.test(iban)) return 'VALIDATION.IBAN.INVALID';
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return remainder(digits) === 1 ? null : 'VALIDATION.IBAN.INVALID';
}
