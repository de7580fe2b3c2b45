declare const content: unique symbol;

/**
 * A value that a page carries as one string. The router decodes each value in a page's data separately before
 * hydration, which takes long for a lobby's tiles. A string is a single value, and its content is parsed only when
 * needed.
 */
export type Packed<T> = string & { readonly [content]?: T };

export const pack = <T>(value: T): Packed<T> => withQuotesSwapped(JSON.stringify(value));

/**
 * Returns the value of a string made by `pack`. On the server the value is shared between requests, so it must never
 * be modified.
 */
export const unpack = <T>(text: Packed<T>): T => (import.meta.env.SSR ? readBefore(text) : read(text)) as T;

const read = (text: string): unknown => JSON.parse(withQuotesSwapped(text));

/**
 * Swaps double and single quotes. A page's data is JSON inside a JSON string, in which a double quote takes four
 * characters and a single quote takes one. A tab serves as the placeholder, because `JSON.stringify` never writes
 * one.
 */
const withQuotesSwapped = (text: string): string =>
  text.replaceAll('"', '\t').replaceAll("'", '"').replaceAll('\t', "'");

/** Maximum number of cached values: more than the texts of all locales and the lists on current pages. */
const keptMax = 200;
const kept = new Map<string, unknown>();

/** Caches parsed values, because every rendered page reads the same few strings. */
function readBefore(text: string): unknown {
  if (kept.has(text)) return kept.get(text);
  if (kept.size >= keptMax) kept.clear();
  const value = read(text);
  kept.set(text, value);
  return value;
}
