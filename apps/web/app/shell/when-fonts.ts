/**
 * Property of `document` that holds the promise which resolves when a first visit's page uses its own fonts. The
 * inline script sets it.
 */
export const fontsMark = 'whenFonts';

/**
 * Resolves when the page of a first visit has switched from the fallback fonts; `undefined` if the page uses its own
 * fonts from the start.
 */
export const whenFonts = (): Promise<void> | undefined => Reflect.get(document, fontsMark) as Promise<void> | undefined;
