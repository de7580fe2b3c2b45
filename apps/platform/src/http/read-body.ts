import { isRefused, refuse, type Refused } from '../call.ts';
import { parseSafely } from './safe-json.ts';

/** Of a JSON body [A42]. */
export const bodyMaxBytes = 32 * 1024;

export interface Body {
  /** As it came, for signatures. */
  readonly text: string;
  /** Parsed; undefined without a body. */
  readonly value: unknown;
}

/** Reads a request's body as JSON: `too_large`, `cross_site` for a type a form could send [A6], `malformed`. */
export async function readBody(request: Request): Promise<Body | Refused> {
  const text = await readText(request);
  if (isRefused(text)) return text;
  if (text === '') return { text, value: undefined };
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('cross_site');
  const value = parseSafely(text);
  return value === undefined ? refuse('malformed') : { text, value };
}

/** Counts while reading: a declared length may lie, a chunked body has none. */
async function readText(request: Request): Promise<string | Refused> {
  if (request.body === null) return '';
  const declared = Number.parseInt(request.headers.get('content-length') ?? '0', 10);
  if (declared > bodyMaxBytes) return refuse('too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyMaxBytes) return refuse('too_large');
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.concat(chunks));
  } catch {
    return refuse('malformed');
  }
}
