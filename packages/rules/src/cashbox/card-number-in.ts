import { isCardNumber } from './card.ts';

/**
 * Whether a string contains a full card number [A29]: 13 to 19 digits, optionally grouped, with a valid first digit
 * and a valid Luhn sum. A number adjacent to other letters, digits or dashes is part of some other code and does not
 * count.
 */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(/(?<![\w-])[2-6](?:[ -]?\d){12,18}(?![\w-])/g)].some(([found]) =>
    isCardNumber(found.replaceAll(/\D/g, '')),
  );
