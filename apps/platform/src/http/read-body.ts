import { isRefused, refuse, type Refused } from '../core/call.ts';
import { parseSafely } from '@liftoff/contract/core/safe-json';

/** Of a JSON body [A42]. */
export const bodyMaxBytes = 32 * 1024;

export interface Body {
  /** As it came, for signatures. */
  readonly text: string;
  /** Parsed; undefined without a body. */
  readonly value: unknown;
  /** Of a call that takes a file: its bytes, whatever they are. */
  readonly file?: Uint8Array;
}

/**
 * Reads a request's body as JSON, the one way any route of the platform reads one: `cross_site` for a type a form could
 * send [A6], `too_large`, `malformed`. Nothing is kept beyond the threshold, whatever length was declared.
 */
export async function readBody(request: Request, maxBytes = bodyMaxBytes): Promise<Body | Refused> {
  const text = await readText(request, maxBytes);
  if (isRefused(text)) return text;
  if (text === '') return { text, value: undefined };
  const value = parseSafely(text);
  return value === undefined ? refuse('malformed') : { text, value };
}

/** Reads a request's body as a file: the same, of a type no form can send either; `malformed` for one without a byte. */
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

/** Counts while reading: a declared length may lie, a chunked body has none. */
async function readBytes(request: Request, maxBytes: number, isOfType: boolean): Promise<Uint8Array | Refused> {
  // Neither has a body, and looking for one costs as much as the rest of a short call.
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
    // The sender broke off, or was cut for being slow: nobody hears the answer.
    return refuse('malformed');
  }
  return chunks;
}
