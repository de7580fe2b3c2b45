/**
 * How typed and pasted text is cleaned before anything else looks at it. Forms and the platform clean alike, so a text
 * means the same on both sides. Each function is self-contained, because a payment provider's page receives its source.
 */

/**
 * Cleans a text of several lines. Removes characters that nobody can see, such as zero-width and bidirectional ones,
 * except where an emoji or a script needs them. Replaces every kind of space with a plain one and composes accents
 * (NFC).
 */
export function cleanText(text: string): string {
  const joinsLetters =
    /[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}]/u;
  const isNeeded = (hidden: string, before: string, after: string): boolean => {
    const isVariant = hidden === '\uFE0E' || hidden === '\uFE0F';
    if (isVariant) return /\p{ExtPict}$/u.test(before) || (/[\d#*]$/.test(before) && after.startsWith('\u20E3'));
    if (/[\u{E0100}-\u{E01EF}]/u.test(hidden)) return /\p{sc=Han}$/u.test(before);
    if (hidden === '\u200D' && /(?:\p{ExtPict}\uFE0F?|\p{EMod})$/u.test(before)) return /^\p{ExtPict}/u.test(after);
    const isJoiner = hidden === '\u200C' || hidden === '\u200D';
    return isJoiner && joinsLetters.test(before.slice(-1)) && joinsLetters.test(after.slice(0, 1));
  };
  // The first alternative is the flag of a region, such as Scotland's: its letters are invisible but needed.
  return text
    .replaceAll(
      /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\p{DI}\uFFF9-\uFFFB]/gu,
      (found, at: number, all: string) => {
        const end = at + found.length;
        const isKept = found.length > 2 || isNeeded(found, all.slice(Math.max(0, at - 3), at), all.slice(end, end + 2));
        return isKept ? found : '';
      },
    )
    .replaceAll(/[\p{Zs}\u2800]/gu, ' ')
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .trim();
}

/**
 * Rewrites the characters of a single line that look alike but differ from those of a keyboard: hyphens and dashes,
 * digits of other scripts, and full-width letters and signs.
 */
export function plainSigns(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  // Digits of one script are contiguous and begin with its zero.
  const valueOf = (digit: string): string => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  };
  return text
    .replaceAll(/[\u2028\u2029]/g, ' ')
    .replaceAll(/[\uFF01-\uFF5E]/g, sign => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u2010-\u2015\u2212\u2043\uFE58\uFE63\u02D7]/g, '-')
    .replaceAll(/(?!\d)\p{Nd}/gu, valueOf);
}

/** Cleans a single line: a name, an address, a number, a code. Text of invisible characters only becomes empty. */
export const cleanLine = (text: string): string => cleanText(plainSigns(text));
