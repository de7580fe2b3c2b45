import formatAny from 'use-intl/format-message/format-only';

type Format = typeof formatAny;

/**
 * Writes a compiled text. Most are plain, or have names in them and nothing else; on the server, where a page has
 * hundreds, these go without what the formatter prepares for numbers and dates. And pages have the same counts again and
 * again: "All 845".
 */
const format: Format = (...given) => {
  const [, text, values] = given;
  return plain(text, values) ?? writtenBefore(given) ?? formatAny(...given);
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

/** Of one text: what it was with these values. */
const writtenMax = 200;
const written = new WeakMap<object, Map<string, string>>();

/** Null where it depends on more than its locale, its time zone and values that are texts and numbers. */
function writtenBefore(given: Given): string | null {
  const [, text, values = {}, { locale, timeZone, formats }] = given;
  if (typeof text !== 'object' || formats || !Object.values(values).every(isPlain)) return null;
  const ofText = written.get(text) ?? new Map<string, string>();
  written.set(text, ofText);
  const key = JSON.stringify([locale, timeZone, values]);
  const known = ofText.get(key);
  if (known !== undefined) return known;
  const made = formatAny(...given);
  if (typeof made !== 'string') return null;
  if (ofText.size >= writtenMax) ofText.clear();
  ofText.set(key, made);
  return made;
}

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
