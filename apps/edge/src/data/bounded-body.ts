import { WholeAnswer } from './whole-answer.ts';

/**
 * Reads a whole body and counts its bytes while reading, because a declared length can be wrong and a chunked body
 * declares none. Returns `null` for a body of more than `maxBytes`, without reading the rest. Rejects if the
 * connection breaks before the end.
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.byteLength;
    if (size > maxBytes) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
}

/** Whether a request declares a body larger than `maxBytes`. The declared length is used only to refuse a request. */
export const declaresMore = (headers: Headers, maxBytes: number): boolean =>
  Number(headers.get('content-length') ?? 0) > maxBytes;

/** The maximum size in bytes of a response that a page is rendered from. */
export const answerMaxBytes = 4 * 1024 * 1024;

export const tooLarge = (): Error => new Error(`an answer of more than ${answerMaxBytes} bytes`);

/** The body text of a platform response. Rejects if it is too large or incomplete. */
export async function readAnswer(answer: WholeAnswer | Response): Promise<string> {
  if (answer instanceof WholeAnswer) return answer.whole;
  const body = await readBounded(answer.body, answerMaxBytes);
  if (body === null) throw tooLarge();
  return new TextDecoder().decode(body);
}
