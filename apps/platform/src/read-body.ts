import { isRefused, refuse, type Refused } from './call.ts';
import { parseSafely } from './safe-json.ts';

/** Of a JSON body [A42]. */
export const bodyMaxBytes = 32 * 1024;

export interface Body {
  /** As it came, for signatures. */
  readonly text: string;
  /** Parsed; undefined without a body. */
  readonly value: unknown;
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

const isJson = (request: Request): boolean =>
  /^application\/json(?:[\s;]|$)/i.test(request.headers.get('content-type') ?? '');

/** Counts while reading: a declared length may lie, a chunked body has none. */
async function readText(request: Request, maxBytes: number): Promise<string | Refused> {
  if (request.body === null) return '';
  const declared = Number.parseInt(request.headers.get('content-length') ?? '0', 10);
  if (declared > maxBytes) return refuse('too_large');
  const read = await readChunks(request.body, maxBytes, isJson(request));
  if (isRefused(read)) return read;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.concat(read));
  } catch {
    return refuse('malformed');
  }
}

async function readChunks(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  json: boolean,
): Promise<Uint8Array[] | Refused> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      if (chunk.byteLength > 0 && !json) return refuse('cross_site');
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
