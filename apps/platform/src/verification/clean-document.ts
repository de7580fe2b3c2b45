import { documentType } from '@liftoff/rules/verification/document-type';
import sharp from 'sharp';
import { pdfFault } from './pdf/pdf-fault.ts';
import { rewrittenPdf } from './pdf/rewrite-pdf.ts';

/** Why a file is no document; the screen has a text for each. */
export type DocumentFault = 'not_a_document' | 'unreadable' | 'too_many_pixels' | 'too_small' | 'active_content';

/** A document as it is kept. */
export interface CleanDocument {
  readonly type: 'image/jpeg' | 'application/pdf';
  readonly bytes: Buffer;
}

/** A picture of more is not decoded. */
const mostPixels = 40_000_000;
/** Longest side of what is kept, in pixels: small print stays readable. */
const keptSide = 2_600;
/** Shortest side in which anything can be read. */
const leastSide = 200;
const jpegQuality = 86;
const decodeMaxSec = 10;

/**
 * Makes of what a stranger has sent what may be kept [A47]: its type is told by its first bytes, a picture is decoded
 * and written anew, so that nothing but its pixels is left of it; a PDF with anything active in it is refused, and of every other one the
 * pages are written anew, with nothing beside what is drawn on them.
 */
export async function cleanDocument(bytes: Uint8Array): Promise<CleanDocument | DocumentFault> {
  const type = documentType(bytes);
  if (type === null) return 'not_a_document';
  if (type === 'pdf') {
    const sent = Buffer.from(bytes);
    const fault = await pdfFault(sent);
    if (fault !== null) return fault;
    const written = await oneAtATime(() => rewrittenPdf(sent));
    return written === null ? 'unreadable' : { type: 'application/pdf', bytes: written };
  }
  return await oneAtATime(() => cleanPicture(bytes, type));
}

async function cleanPicture(bytes: Uint8Array, type: string): Promise<CleanDocument | DocumentFault> {
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  try {
    // The header alone: nothing is decoded before the size is known.
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (format !== type) return 'not_a_document';
    if (width * height > mostPixels) return 'too_many_pixels';
    if (Math.min(width, height) < leastSide) return 'too_small';
    const written = await sharp(bytes, { ...options, limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: decodeMaxSec })
      .jpeg({ quality: jpegQuality })
      .toBuffer();
    return { type: 'image/jpeg', bytes: written };
  } catch {
    return 'unreadable';
  }
}

/** So many pictures are decoded at once: each may take a hundred megabytes for a moment. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
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
