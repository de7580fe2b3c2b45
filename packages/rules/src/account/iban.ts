import { cleanLine } from '@liftoff/contract/core/typed-text';
import type { Verdict } from './message-keys.ts';

/** Normalises an IBAN to capital letters without spaces and hyphens. */
export const normalIban = (text: string): string => cleanLine(text).replaceAll(/[\s-]/g, '').toUpperCase();

/** Lengths of the IBANs of each country, from the registry of ISO 13616. Other countries have none. */
const countriesByLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FK FO GL NL SD',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU MN XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ OM SO TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'BI DJ FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HN HU LB NI PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU YE',
  31: 'MT SC',
  32: 'LC',
  33: 'RU',
};

const hasLengthOfCountry = (iban: string): boolean =>
  countriesByLength[iban.length]?.split(' ').includes(iban.slice(0, 2)) ?? false;

/** ISO 13616 format: country code, two check digits, and letters and digits. */
const shape = /^[A-Z]{2}\d{2}[A-Z\d]+$/;

/** Remainder modulo 97 of a decimal number of any length. */
const remainder = (digits: string): number => [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);

/**
 * Validates an IBAN [VALID-044], with a separate refusal for Lithuanian accounts. With letters counted as numbers
 * from A = 10, the rearranged number must leave remainder 1.
 */
export function checkIban(text: string): Verdict {
  const iban = normalIban(text);
  if (iban.startsWith('LT')) return 'VALIDATION.IBAN.LITHUANIA';
  if (!shape.test(iban) || !hasLengthOfCountry(iban)) return 'VALIDATION.IBAN.INVALID';
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return remainder(digits) === 1 ? null : 'VALIDATION.IBAN.INVALID';
}
