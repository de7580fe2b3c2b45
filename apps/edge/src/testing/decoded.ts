import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A response's body text, decompressed as by a browser. Rejects if the body is incomplete. */
export async function decoded(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
