/** Text made safe for an attribute of an SVG. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, ch => `&#${ch.charCodeAt(0)};`);
