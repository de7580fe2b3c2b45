/** Accepted document formats. */
export type DocumentType = 'jpeg' | 'png' | 'webp' | 'pdf';

/** Maximum size of a document in bytes [A42]. */
export const documentMaxBytes = 5 * 1024 * 1024;

/** Number of bytes that `documentType` needs from the start of a file. */
export const documentHeadBytes = 12;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  bytes.length >= at + text.length && [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

/**
 * Identifies a file by its first bytes, whatever its name and declared type; `null` if the format is not accepted
 * [A47].
 */
export function documentType(head: Uint8Array): DocumentType | null {
  if (startsWith(head, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (startsWith(head, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'webp';
  return startsWith(head, '%PDF-') ? 'pdf' : null;
}
