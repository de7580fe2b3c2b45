import { isRefused, refuse, type Refused } from '../core/call.ts';
import { parseSafely } from '@liftoff/contract/core/safe-json';

/** Maximum size of a JSON body in bytes [A42]. */
export const bodyMaxBytes = 32 * 1024;

export interface Body {
  /** The unmodified body as a string, for verifying signatures. */
  readonly text: string;
  /** The parsed JSON, or `undefined` if there is no body. */
  readonly value: unknown;
  /** The raw bytes, if the call takes a file. */
  readonly file?: Uint8Array;
}

/**
 * Reads a request's body as JSON. Every route that takes JSON uses this function. Refuses with `cross_site` for a
 * content type that a form could send [A6], or with `too_large` or `malformed`. Buffers no more than `maxBytes`,
 * whatever length was declared.
 */
export async function readBody(request: Request, maxBytes = bodyMaxBytes): Promise<Body | Refused> {
  const text = await readText(request, maxBytes);
  if (isRefused(text)) return text;
  if (text === '') return { text, value: undefined };
  const value = parseSafely(text);
  return value === undefined ? refuse('malformed') : { text, value };
}

/**
 * Reads a request's body as a file. Like `readBody`, but only for `application/octet-stream`, a type that a form
 * cannot send either. Refuses an empty file with `malformed`.
 */
export async function readFileBody(request: Request, maxBytes: number): Promise<Body | Refused> {
  const bytes = await readBytes(request, maxBytes, isFile(request));
  if (isRefused(bytes)) return bytes;
  return bytes.byteLength === 0 ? refuse('malformed') : { text: '', value: undefined, file: bytes };
}

const typeOf = (request: Request): string => request.headers.get('content-type') ?? '';
const isJson = (request: Request): boolean => /^application\/json(?:[\s;]|$)/i.test(typeOf(request));
const isFile = (request: Request): boolean => /^application\/octet-stream$/i.test(typeOf(request));

async function readText(request: Request, maxBytes: number): Promise<string | Refused> {
  const bytes = await readBytes(request, maxBytes, isJson(request));
  if (isRefused(bytes)) return bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return refuse('malformed');
  }
}

/** Counts bytes while reading, because a declared length can be wrong and a chunked body declares none. */
async function readBytes(request: Request, maxBytes: number, isOfType: boolean): Promise<Uint8Array | Refused> {
  // GET and HEAD have no body, and checking for one would cost as much as the rest of a short call.
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array();
  if (request.body === null) return new Uint8Array();
  const declared = Number.parseInt(request.headers.get('content-length') ?? '0', 10);
  if (declared > maxBytes) return refuse('too_large');
  const read = await readChunks(request.body, maxBytes, isOfType);
  return isRefused(read) ? read : Buffer.concat(read);
}

async function readChunks(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  isOfType: boolean,
): Promise<Uint8Array[] | Refused> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (chunk.byteLength > 0 && !isOfType) return refuse('cross_site');
      size += chunk.byteLength;
      if (size > maxBytes) return refuse('too_large');
      chunks.push(chunk);
    }
  } catch {
    // The sender aborted or was cut off for being slow, so nobody receives this response.
    return refuse('malformed');
  }
  return chunks;
}
