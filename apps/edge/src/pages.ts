import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** A rendered guest page without its nonce: the pieces between the places where each answer's own nonce goes [A2]. */
export interface PageTemplate {
  pieces: string[];
  status: number;
  headers: Record<string, string>;
  at: number;
}

export const freshNonce = (): string => randomBytes(18).toString('base64url');

/** Stands for the nonce while a page that will be kept is rendered; random, so that no text of a page can be it. */
export const nonceToken = `nonce-${randomBytes(18).toString('hex')}`;

export function toTemplate(html: string, status: number, headers: Record<string, string>, at: number): PageTemplate {
  return { pieces: html.split(nonceToken), status, headers, at };
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

/** Compresses a stream piece by piece, so that the first piece of a page leaves at once. */
export function compressStream(body: ReadableStream<Uint8Array>, encoding: Encoding): ReadableStream {
  if (encoding === 'identity') return body;
  const flushing = { flush: encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH };
  const compressor =
    encoding === 'br' ? createBrotliCompress({ ...brotliOptions, ...flushing }) : createGzip({ level: 5, ...flushing });
  return Readable.toWeb(Readable.fromWeb(body as NodeStream).pipe(compressor)) as ReadableStream;
}
