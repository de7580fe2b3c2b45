declare const content: unique symbol;

/**
 * A value that travels with a page as one text. The router reads a page's data value by value before it takes the page
 * over, which for the tiles of a lobby is its longest piece of work; a text is one value, and read when it is needed.
 */
export type Packed<T> = string & { readonly [content]?: T };

export const pack = <T>(value: T): Packed<T> => withQuotesSwapped(JSON.stringify(value));

/** The value of a text that `pack` made; it holds what JSON can hold. On the server others may have it too. */
export const unpack = <T>(text: Packed<T>): T => (import.meta.env.SSR ? readBefore(text) : read(text)) as T;

const read = (text: string): unknown => JSON.parse(withQuotesSwapped(text));

/**
 * A page's data is JSON in a text of JSON, in which every double quote takes four characters and every single one takes
 * one. A tab stands in between: JSON writes none.
 */
const withQuotesSwapped = (text: string): string =>
  text.replaceAll('"', '\t').replaceAll("'", '"').replaceAll('\t', "'");

/** Texts whose values are kept: more than the texts of all locales and the lists that pages are made of now. */
const keptMax = 200;
const kept = new Map<string, unknown>();

/** The same few texts are read for every page that is made. */
function readBefore(text: string): unknown {
  if (kept.has(text)) return kept.get(text);
  if (kept.size >= keptMax) kept.clear();
  const value = read(text);
  kept.set(text, value);
  return value;
}
