/** Escapes text for use in an SVG attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, ch => `&#${ch.charCodeAt(0)};`);
