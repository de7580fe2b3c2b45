import { documentType } from '@liftoff/rules/verification/document-type';
import sharp, { type Sharp } from 'sharp';
import { pdfPages } from './pdf-pages.ts';

/** Why a file is not accepted as a document. The site has a text for each reason. */
export type DocumentFault = 'not_a_document' | 'unreadable' | 'too_many_pixels' | 'too_small' | 'too_many_pages';

/** Maximum number of pixels of a picture; a larger one is not decoded. */
const mostPixels = 40_000_000;
/** Maximum length of the longer side of a stored picture or page, in pixels. Small print is readable at this size. */
const keptSide = 2_600;
/** Minimum length of the shorter side in pixels, below which nothing is readable. */
const leastSide = 200;
const maxPages = 10;
/** Maximum number of pixels of all pages of a PDF together: ten A4 pages at 160 dots per inch. */
const pagesMaxPixels = 25_000_000;
const jpegQuality = 86;
const decodeMaxSec = 10;
/** Shorter than the time for which the edge waits for a response. */
const pagesMaxMs = 20_000;

/**
 * Converts an untrusted file to a JPEG that may be stored [A47]. The file's first bytes decide its type. A picture is
 * decoded and encoded again; the pages of a PDF are drawn below each other. Only pixels of the file remain.
 */
export async function cleanDocument(bytes: Uint8Array): Promise<Buffer | DocumentFault> {
  const type = documentType(bytes);
  if (type === null) return 'not_a_document';
  try {
    return await withDecodingSlot(() => (type === 'pdf' ? cleanPdf(bytes) : cleanPicture(bytes, type)));
  } catch {
    return 'unreadable';
  }
}

async function cleanPicture(bytes: Uint8Array, type: string): Promise<Buffer | DocumentFault> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  // Reads only the header, so that nothing is decoded before the size is known.
  const { format, width, height } = await sharp(bytes, options).metadata();
  if (format !== type) return 'not_a_document';
  if (width * height > mostPixels) return 'too_many_pixels';
  if (Math.min(width, height) < leastSide) return 'too_small';
  const picture = sharp(bytes, { ...options, limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
  return await jpegOf(picture);
}

async function cleanPdf(bytes: Uint8Array): Promise<Buffer | DocumentFault> {
  const limits = { maxPages, pageSide: keptSide, minSide: leastSide, maxPixels: pagesMaxPixels };
  const drawn = await pdfPages({ bytes, ...limits }, pagesMaxMs);
  if (typeof drawn === 'string') return drawn;
  const { data, width, height } = drawn;
  return await jpegOf(sharp(data, { raw: { width, height, channels: 4 } }));
}

const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: decodeMaxSec })
    .jpeg({ quality: jpegQuality })
    .toBuffer();

/** Maximum number of files processed concurrently: a picture can briefly take 100 MB, the pages of a PDF 400 MB. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function withDecodingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
