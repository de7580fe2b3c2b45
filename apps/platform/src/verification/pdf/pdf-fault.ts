import { constants, inflate } from 'node:zlib';

/** What a PDF may not name: scripts, programs, files inside of it, forms that send, other files it leads to. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Movie|Rendition)(?![A-Za-z])/;
const encrypted = /\/Encrypt(?![A-Za-z])/;
/** Bytes that a stream may inflate to before it counts as a bomb; pictures are not looked into. */
const streamMaxBytes = 8 * 1024 * 1024;
const allStreamsMaxBytes = 32 * 1024 * 1024;
const mostStreams = 5_000;

/**
 * Why a PDF is not kept, or null [A47]. It begins and ends as a PDF and is no other kind of file at once; nothing in it
 * runs, sends or opens anything, neither in the open nor in a compressed stream; and no stream is a bomb.
 */
export async function pdfFault(bytes: Buffer): Promise<'unreadable' | 'active_content' | null> {
  const raw = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(raw) || !/%%EOF\s*$/.test(raw.slice(-1024))) return 'unreadable';
  if (isAnotherFile(raw)) return 'active_content';
  if (encrypted.test(raw)) return 'unreadable';
  if (isActive(raw)) return 'active_content';
  return await streamFault(bytes, raw);
}

/** A ZIP is read from its end, a page from its beginning. */
const isAnotherFile = (raw: string): boolean =>
  raw.slice(-66_000).includes('PK\u0005\u0006') || /<(?:script|html|svg|!doctype)/i.test(raw.slice(0, 2048));

/** A name may be written with the codes of its letters. */
const isActive = (text: string): boolean =>
  active.test(text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))));

async function streamFault(bytes: Buffer, raw: string): Promise<'unreadable' | 'active_content' | null> {
  let inflated = 0;
  let streams = 0;
  for (const found of raw.matchAll(/stream\r?\n/g)) {
    if (raw.slice(found.index - 3, found.index) === 'end') continue;
    streams += 1;
    if (streams > mostStreams) return 'unreadable';
    const dictionary = raw.slice(Math.max(0, found.index - 600), found.index);
    const text = await inflatedText(bytes.subarray(found.index + found[0].length));
    if (text === null) {
      if (!dictionary.includes('/Image')) return 'unreadable';
      continue;
    }
    inflated += text.length;
    if (inflated > allStreamsMaxBytes) return 'unreadable';
    if (isActive(text)) return 'active_content';
  }
  return null;
}

/** What a stream holds, one that breaks off as far as it goes; empty where it is not compressed in the usual way; null: too much. */
const inflatedText = (compressed: Buffer): Promise<string | null> =>
  new Promise(resolve => {
    const options = { maxOutputLength: streamMaxBytes, finishFlush: constants.Z_SYNC_FLUSH };
    inflate(compressed, options, (error, result) => {
      if (error === null) resolve(result.toString('latin1'));
      else resolve(Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE' ? null : '');
    });
  });
