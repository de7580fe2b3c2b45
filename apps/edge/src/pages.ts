import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** A rendered guest page without its nonce: the pieces between the places where each answer's own nonce goes [A2]. */
export interface PageTemplate {
  pieces: string[];
  status: number;
  headers: Record<string, string>;
  /** Milliseconds since the epoch. */
  at: number;
  /** In memory, at most: a character takes one byte or two. */
  bytes: number;
  /** Good enough to be kept: status 200, there to its end, every call it needs answered. */
  whole: boolean;
}

export const freshNonce = (): string => randomBytes(18).toString('base64url');

/** Stands for the nonce while a page that will be kept is rendered; random, so that no text of a page can be it. */
export const nonceToken = `nonce-${randomBytes(18).toString('hex')}`;

/**
 * `failed`: a call that the page needs was not answered. `isData`: the router's data instead of a page. Throws for a page
 * that says 200 and is not there to its end: that is a failure, and nothing to show to anyone.
 */
export function toTemplate(
  text: string,
  { status, headers }: Response,
  made: { at: number; failed: boolean; isData: boolean },
): PageTemplate {
  const isComplete = made.isData ? text !== '' : text.trimEnd().endsWith('</html>');
  if (status === 200 && !isComplete) throw new Error('a page that is not whole');
  return {
    pieces: text.split(nonceToken),
    status,
    headers: Object.fromEntries(headers),
    at: made.at,
    bytes: 2 * text.length,
    whole: status === 200 && !made.failed && !headers.has('set-cookie'),
  };
}

export const fillTemplate = (template: PageTemplate, nonce: string): string => template.pieces.join(nonce);

export type Encoding = 'br' | 'gzip' | 'identity';

export function encodingOf(acceptEncoding: string | null): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Compresses a whole text in one go. */
export async function compressText(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new Uint8Array(Buffer.from(text));
  return new Uint8Array(encoding === 'br' ? await brotli(text, brotliOptions) : await zip(text, { level: 5 }));
}
