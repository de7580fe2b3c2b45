import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The text of an answer, its encoding taken off as a browser does. Rejects where the body breaks off. */
export async function decoded(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
