import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Large enough for a page to be compressed in one piece. Each further piece would go to another thread and back,
 * which takes as long as the compression itself.
 */
const chunkSize = 64 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bytes = Uint8Array<ArrayBuffer>;

export function encodingOf(acceptEncoding: string | null): Encoding {
  const accepted = (acceptEncoding ?? '').toLowerCase();
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Compresses a whole text in one go. `quick` is for a response that is waiting for it. `best` produces the smallest
 * result, and takes about a hundred times as long.
 */
export async function compress(text: Uint8Array, encoding: Encoding, effort: 'quick' | 'best'): Promise<Bytes> {
  if (encoding === 'identity') return new Uint8Array(text);
  if (encoding === 'gzip') return new Uint8Array(await zip(text, { level: effort === 'best' ? 9 : 5, chunkSize }));
  const quality = effort === 'best' ? 11 : 2;
  const window = effort === 'best' ? 22 : 18;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window };
  return new Uint8Array(await brotli(text, { params, chunkSize }));
}
