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
