import { isCardNumber } from './card.ts';

/**
 * Whether a text holds a full card number [A29]: 13 to 19 digits, alone or in groups, that begin as cards do and add up
 * (Luhn). What goes on before or after in letters, digits or dashes is the code of something else.
 */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(/(?<![\w-])[2-6](?:[ -]?\d){12,18}(?![\w-])/g)].some(([found]) =>
    isCardNumber(found.replaceAll(/\D/g, '')),
  );
