import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';

/** Input of the thread. All sides are in pixels. */
export interface PdfJob {
  readonly bytes: Uint8Array;
  readonly maxPages: number;
  /** Maximum length of a drawn page's longer side. */
  readonly pageSide: number;
  /** Minimum length of a drawn page's shorter side, below which nothing is readable. */
  readonly minSide: number;
  /** Maximum number of pixels of all pages together. */
  readonly maxPixels: number;
  /** Maximum memory of the library, in bytes. */
  readonly maxMemoryBytes: number;
}

/** All pages below each other on white, with four bytes (RGBA) per pixel. */
export interface DrawnPages {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

export type PdfAnswer = DrawnPages | 'unreadable' | 'too_many_pages' | 'too_small';

const bytesPerPixel = 4;

/** Opens the library with a memory limit. Beyond the limit, allocations inside the library fail. */
async function openLibrary(maxMemoryBytes: number) {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return await PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const env = imports['env'];
      const grow = env?.['emscripten_resize_heap'];
      if (env === undefined || typeof grow !== 'function') throw new Error('The library cannot be limited');
      const limited = (bytes: number): unknown => (bytes >>> 0 > maxMemoryBytes ? 0 : grow(bytes));
      const given = { ...imports, env: { ...env, emscripten_resize_heap: limited } };
      void WebAssembly.instantiate(wasm, given).then(({ instance }) => done(instance));
      return {};
    },
  });
}

interface Place {
  readonly page: PDFiumPage;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Each page's drawn size: its longer side is `pageSide`, or less if all pages together would exceed `maxPixels`. */
function placesOf(pages: readonly PDFiumPage[], { pageSide, maxPixels }: PdfJob): Place[] {
  const sizes = pages.map(page => {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    return { page, originalWidth, originalHeight, scale: pageSide / Math.max(originalWidth, originalHeight) };
  });
  const widest = Math.max(...sizes.map(({ originalWidth, scale }) => originalWidth * scale));
  const highest = sizes.reduce((sum, { originalHeight, scale }) => sum + originalHeight * scale, 0);
  const shrink = Math.min(1, Math.sqrt(maxPixels / (widest * highest)));
  return sizes.map(({ page, originalWidth, originalHeight, scale }) => ({
    page,
    scale: scale * shrink,
    width: Math.floor(originalWidth * scale * shrink),
    height: Math.floor(originalHeight * scale * shrink),
  }));
}

async function drawPages(job: PdfJob): Promise<PdfAnswer> {
  const library = await openLibrary(job.maxMemoryBytes);
  const document = await library.loadDocument(job.bytes);
  const count = document.getPageCount();
  if (count > job.maxPages) return 'too_many_pages';
  if (count < 1) return 'unreadable';
  const places = placesOf([...document.pages()], job);
  const sides = places.flatMap(({ width, height }) => [width, height]);
  if (!sides.every(Number.isSafeInteger)) return 'unreadable';
  if (Math.min(...sides) < job.minSide) return 'too_small';
  const width = Math.max(...places.map(place => place.width));
  const height = places.reduce((sum, place) => sum + place.height, 0);
  const data = new Uint8Array(width * height * bytesPerPixel).fill(255);
  let top = 0;
  for (const { page, width: pageWidth, height: pageHeight } of places) {
    const size = { width: pageWidth, height: pageHeight, scale: 1 };
    const drawn = await page.render({ ...size, render: 'bitmap', renderFormFields: true });
    const rowBytes = pageWidth * bytesPerPixel;
    for (let row = 0; row < pageHeight; row += 1)
      data.set(drawn.data.subarray(row * rowBytes, (row + 1) * rowBytes), (top + row) * width * bytesPerPixel);
    top += pageHeight;
  }
  return { width, height, data };
}

const port = parentPort;
if (port === null) throw new Error('Pages are drawn in a separate thread');
const job = workerData as PdfJob;
const answer = await drawPages(job).catch((): PdfAnswer => 'unreadable');
port.postMessage(answer, typeof answer === 'string' ? [] : [answer.data.buffer]);
