import formatAny from 'use-intl/format-message/format-only';

type Format = typeof formatAny;

/**
 * Writes a compiled text. Most are plain, or have names in them and nothing else; on the server, where a page has
 * hundreds, these go without what the formatter prepares for numbers and dates.
 */
const format: Format = (...given) => {
  const [, text, values] = given;
  return plain(text, values) ?? formatAny(...given);
};
format.raw = formatAny.raw;

export default import.meta.env.SSR ? format : formatAny;

type Given = Parameters<Format>;

/** Null where a part is more than a text or a name. */
function plain(text: Given[1], values: Given[2]): string | null {
  if (typeof text === 'string') return text;
  if (!Array.isArray(text)) return null;
  let written = '';
  for (const part of text) {
    if (typeof part === 'string') written += part;
    else if (Array.isArray(part) && part.length === 1) written += String(values?.[part[0]]);
    else return null;
  }
  return written;
}
