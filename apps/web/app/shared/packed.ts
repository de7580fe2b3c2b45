declare const content: unique symbol;

/**
 * A value that travels with a page as one text. The router reads a page's data value by value before it takes the page
 * over, which for the tiles of a lobby is its longest piece of work; a text is one value, and read when it is needed.
 */
export type Packed<T> = string & { readonly [content]?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

/** The value of a text that `pack` made; it holds what JSON can hold. */
export const unpack = <T>(text: Packed<T>): T => JSON.parse(text) as T;
