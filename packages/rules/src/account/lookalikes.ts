import unhomoglyph from 'unhomoglyph';
import { stripInvisible } from './canonical.ts';

/** Small capitals, with which the Unicode list replaces letters of other scripts that look like capitals. */
const smallCapitals: Readonly<Record<string, string>> = {
  ʙ: 'b',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ĸ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ʍ: 'm',
  ɴ: 'n',
  ʀ: 'r',
  ᴛ: 't',
};

/**
 * A text in lower case, with every letter replaced by the Latin letter that it looks like. Two texts that a reader
 * cannot tell apart give the same result. Uses the list of confusable characters of Unicode (UTS 39).
 */
export const withoutLookalikes = (text: string): string =>
  unhomoglyph(stripInvisible(text).normalize('NFKC').normalize('NFD'))
    .toLowerCase()
    .replaceAll(/[ʙᴇɢʜĸʟᴍʍɴʀᴛ]/g, letter => smallCapitals[letter] ?? letter)
    // The list splits these letters, which would make them count as two when words are compared.
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const alphabets = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu;

/**
 * The name part of a mailbox with Latin letters instead of single letters that look like them. ASCII characters stay,
 * because they differ from each other. The database computes the same for its stored keys.
 */
export const plainMailbox = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(alphabets, letter => {
      const plain = letter <= '\u{7f}' ? letter : unhomoglyph(letter).toLowerCase();
      return /^[a-z]$/.test(plain) ? plain : letter;
    });
