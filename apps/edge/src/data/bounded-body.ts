import { WholeAnswer } from './whole-answer.ts';

/**
 * Reads a body whole, counting while it reads: a declared length may lie, and a chunked body declares none. Answers null
 * for a body of more than `maxBytes`, without reading on. Rejects when the body breaks off.
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

/** Whether a request says itself that its body is larger than `maxBytes`; what it says is only ever believed against it. */
export const declaresMore = (headers: Headers, maxBytes: number): boolean =>
  Number(headers.get('content-length') ?? 0) > maxBytes;

/** No answer that a page is made of is larger than this. */
export const answerMaxBytes = 4 * 1024 * 1024;

export const tooLarge = (): Error => new Error(`an answer of more than ${answerMaxBytes} bytes`);

/** The text of an answer of the platform. Rejects for one that is too large or breaks off. */
export async function readAnswer(answer: WholeAnswer | Response): Promise<string> {
  if (answer instanceof WholeAnswer) return answer.whole;
  const body = await readBounded(answer.body, answerMaxBytes);
  if (body === null) throw tooLarge();
  return new TextDecoder().decode(body);
}
