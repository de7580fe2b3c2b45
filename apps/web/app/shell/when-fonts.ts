/** Where the first script of a first visit leaves the promise that settles when the page is written in its own fonts. */
export const fontsMark = 'whenFonts';

/** Settles when a first visit's text has left the fallback faces; undefined where it stands in the fonts from the start. */
export const whenFonts = (): Promise<void> | undefined => Reflect.get(document, fontsMark) as Promise<void> | undefined;
