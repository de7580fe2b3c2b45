import { deflate, inflate } from 'node:zlib';
import { PdfName, PdfStream, UnreadablePdf, nameOf, type PdfValue } from './pdf-values.ts';

/** Bytes that what is drawn may unfold to; a picture of a page takes more than its words. */
const pictureMaxBytes = 96 * 1024 * 1024;
const otherMaxBytes = 16 * 1024 * 1024;

/** How bytes may be packed. Others are refused: the unpackers of JBIG2 have been attacked before. */
const packings = new Set([
  'FlateDecode',
  'DCTDecode',
  'CCITTFaxDecode',
  'JPXDecode',
  'LZWDecode',
  'RunLengthDecode',
  'ASCII85Decode',
  'ASCIIHexDecode',
]);

/** How a stream is packed, from the outside in. Throws `UnreadablePdf` for what is none of the usual ways. */
function packingsOf(stream: PdfStream, resolve: (value: PdfValue | undefined) => PdfValue): string[] {
  const filter = resolve(stream.dict.get('Filter'));
  const names =
    filter === null ? [] : Array.isArray(filter) ? filter.map(one => nameOf(resolve(one))) : [nameOf(filter)];
  return names.map(name => {
    if (name === undefined || !packings.has(name)) throw new UnreadablePdf(`packed as ${name}`);
    return name;
  });
}

/** What a stream of the usual kind unfolds to, `maxBytes` at most. Throws `UnreadablePdf`. */
export function inflated(stream: PdfStream, maxBytes: number): Promise<Buffer> {
  if (stream.dict.get('Filter') === undefined) return Promise.resolve(stream.bytes);
  return new Promise((resolve, reject) => {
    inflate(stream.bytes, { maxOutputLength: maxBytes }, (error, result) => {
      if (error === null) resolve(result);
      else reject(new UnreadablePdf('a stream that does not unfold'));
    });
  });
}

const deflated = (bytes: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    deflate(bytes, (error, result) => (error === null ? resolve(result) : reject(error)));
  });

/**
 * The bytes of a stream as they are kept: what zlib has packed is unfolded and packed anew, and a JPEG is cut to its
 * picture, so that nothing travels behind either.
 */
export async function keptBytes(
  stream: PdfStream,
  resolve: (value: PdfValue | undefined) => PdfValue,
): Promise<Buffer> {
  const [outer, ...more] = packingsOf(stream, resolve);
  if (outer === 'FlateDecode') {
    const isPicture = nameOf(resolve(stream.dict.get('Subtype'))) === 'Image';
    const packed = new PdfStream(new Map([['Filter', new PdfName(outer)]]), stream.bytes);
    return await deflated(await inflated(packed, isPicture ? pictureMaxBytes : otherMaxBytes));
  }
  if (outer === 'DCTDecode' && more.length === 0) return jpegOf(stream.bytes);
  return stream.bytes;
}

function jpegOf(bytes: Buffer): Buffer {
  const begin = bytes.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  if (begin !== 0 || end < 0) throw new UnreadablePdf('a JPEG that is none');
  return bytes.subarray(0, end + 2);
}
