import formatAny from 'use-intl/format-message/format-only';

type Format = typeof formatAny;

/**
 * Formats a compiled text. On the server, where a page has hundreds of texts, texts without numbers or dates skip the
 * full formatter. Results are cached, because pages repeat the same counts ("All 845").
 */
const format: Format = (...given) => {
  const [, text, values] = given;
  return plain(text, values) ?? writtenBefore(given) ?? formatAny(...given);
};
format.raw = formatAny.raw;

export default import.meta.env.SSR ? format : formatAny;

type Given = Parameters<Format>;

/** Formats a text that consists only of literal strings and placeholders; `null` for any other text. */
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

/** Maximum number of cached results per text. */
const writtenMax = 200;
const written = new WeakMap<object, Map<string, string>>();

/**
 * Returns a cached or newly formatted text. `null` if the text depends on anything other than the locale, the time
 * zone, and values that are strings or numbers.
 */
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
