/** Letters that are not accented forms of another letter, and how they are typed on keyboards that lack them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The apostrophes that people and keyboards produce, including quotation marks and accents used as apostrophes. */
const apostrophes = /['’‘ʼ`´′]/gu;

/** Replaces apostrophes. Call it before `plain`, which turns a free-standing accent into a space. */
export const replaceApostrophes = (text: string, by: '' | ' '): string => text.replaceAll(apostrophes, by);

/** Removes possessive endings and apostrophes, so that “queen's” finds Queen, Queens and Queen's. */
export const withoutPossessives = (text: string): string =>
  replaceApostrophes(text.replaceAll(/(?<=\p{L})['’‘ʼ`´′]s(?![\p{L}\p{N}])/giu, ''), '');

/**
 * A string in the form used for searching and sorting: lower case, without accents, and with Latin letters reduced to
 * a to z.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, letter => spelled[letter] ?? letter);
