import * as fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanDocument } from './clean-document.ts';
import { pdfPages } from './pdf-pages.ts';

/** Hostile bytes carry this text; no stored byte may. */
const canary = 'canary-7731';
const a4 = [595, 842] as const;
const red = '1 0 0 rg 0 0 2000 2000 re f';
const blue = '0 0 1 rg 0 0 2000 2000 re f';

interface Parts {
  /** What each page draws. */
  readonly pages?: readonly string[];
  readonly size?: readonly [number, number];
  readonly catalogue?: string;
  readonly trailer?: string;
  /** Entries of each page, and more objects (numbers from 900). */
  readonly page?: string;
  readonly more?: string;
}

/** A stream object, packed. */
function stream(number: number, dict: string, content: string | Buffer): string {
  const packed = deflateSync(content);
  const head = `${number} 0 obj<<${dict}/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return `${head}${packed.toString('latin1')}\nendstream endobj\n`;
}

function pdf({ pages = [red], size = a4, catalogue = '', trailer = '', page = '', more = '' }: Parts = {}): Buffer {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ');
  const drawn = pages.map(
    (content, at) =>
      `${10 + 2 * at} 0 obj<</Type/Page/Parent 2 0 R/Contents ${11 + 2 * at} 0 R${page}>>endobj\n` +
      stream(11 + 2 * at, '', content),
  );
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj\n` +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 ${size.join(' ')}]>>endobj\n` +
      `${drawn.join('')}${more}trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`,
    'latin1',
  );
}

/** The picture that is stored of a PDF. */
async function pictureOf(bytes: Buffer): Promise<Buffer> {
  const stored = await cleanDocument(bytes);
  if (typeof stored === 'string') throw new Error(`Refused: ${stored}`);
  return stored;
}

/** The colour in the middle of a band of a picture. */
async function colourAt(picture: Buffer, share: number): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const region = { left: width >> 1, top: Math.floor(height * share), width: 4, height: 4 };
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract(region).raw().toBuffer();
  const names = [r, g, b].map(value => (value > 200 ? 1 : value < 55 ? 0 : '?')).join('');
  return { '100': 'red', '001': 'blue', '111': 'white' }[names] ?? names;
}

describe('a PDF [A47]', () => {
  it('is stored as one picture of its pages in order', async () => {
    const picture = await pictureOf(pdf({ pages: [red, blue, ''] }));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1_837, height: 7_800 });
    expect(await colourAt(picture, 0.1)).toBe('red');
    expect(await colourAt(picture, 0.5)).toBe('blue');
    expect(await colourAt(picture, 0.9)).toBe('white');
  });

  it('shows what its form fields and stamps show', async () => {
    const look = '1 0 0 rg 0 0 595 842 re f';
    const drawn = `900 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Length ${look.length}>>stream\n${look}\nendstream endobj\n`;
    const field = `901 0 obj<</Subtype/Widget/FT/Tx/T(iban)/V(1)/Rect[0 421 595 842]/F 4/AP<</N 900 0 R>>>>endobj\n`;
    const stamp = `902 0 obj<</Subtype/Stamp/Rect[0 0 595 421]/F 4/AP<</N 900 0 R>>>>endobj\n`;
    const [catalogue, page] = ['/AcroForm<</Fields[901 0 R]>>', '/Annots[901 0 R 902 0 R]'];
    const picture = await pictureOf(pdf({ pages: [blue], catalogue, page, more: drawn + field + stamp }));
    expect(await colourAt(picture, 0.25)).toBe('red');
    expect(await colourAt(picture, 0.75)).toBe('red');
  });

  it('with ten pages is drawn at a lower resolution, and one with eleven is refused', async () => {
    const pages = Array.from({ length: 10 }, () => red);
    const { width, height } = await sharp(await pictureOf(pdf({ pages }))).metadata();
    expect(width * height).toBeLessThanOrEqual(25_000_000);
    expect(width).toBeGreaterThan(1_300);
    expect(await cleanDocument(pdf({ pages: [...pages, red] }))).toBe('too_many_pages');
  });

  it.each<[string, Parts]>([
    ['a script', { catalogue: `/OpenAction<</S/JavaScript/JS(${canary})>>` }],
    ['a script in a compressed object', { more: stream(900, '/Type/ObjStm/N 1/First 4', `901 0 <</JS(${canary})>>`) }],
    ['a program', { catalogue: `/OpenAction<</S/Launch/F(${canary})>>` }],
    ['an embedded file', { catalogue: `/Names<</EmbeddedFiles<</Names[(${canary})900 0 R]>>>>` }],
    ['a form', { catalogue: `/AcroForm<</Fields[<</FT/Tx/T(${canary})/V(${canary})>>]/XFA(${canary})>>` }],
    ['a link', { page: `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://${canary})>>>>]` }],
    ['a description', { catalogue: '/Metadata 900 0 R', more: stream(900, '/Type/Metadata', canary) }],
    ['an unreferenced object', { more: stream(900, '', canary) }],
    ['an archive', { more: `PK\u0005\u0006${canary}\n` }],
    ['a web page', { more: `<script>${canary}</script>\n` }],
  ])('with %s is stored without it', async (_what, parts) => {
    const picture = await pictureOf(pdf(parts));
    expect(picture.includes(canary)).toBe(false);
    expect(picture.includes(deflateSync(canary))).toBe(false);
    expect(await colourAt(picture, 0.5)).toBe('red');
  });

  it.each<[string, Parts]>([
    ['huge', { size: [14_400_000, 14_400_000] }],
    ['tiny', { size: [10, 10] }],
    ['empty', { size: [0, 0] }],
  ])('with %s pages is drawn with at most 2,600 pixels per side', async (_what, parts) => {
    const { width, height } = await sharp(await pictureOf(pdf(parts))).metadata();
    expect(Math.max(width, height)).toBe(2_600);
  });

  it.each<[string, () => Buffer, string]>([
    ['only a header', () => Buffer.from('%PDF-'), 'unreadable'],
    ['no pages', () => pdf({ pages: [] }), 'unreadable'],
    ['a missing end', () => pdf().subarray(0, 80), 'unreadable'],
    [
      'a password',
      () =>
        pdf({
          trailer: `/ID[<00><00>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O(${'x'.repeat(32)})/U(${'y'.repeat(32)})>>`,
        }),
      'unreadable',
    ],
    ['thousands of pages', () => pdf({ pages: Array.from({ length: 5_000 }, () => '') }), 'too_many_pages'],
    ['a page too narrow to read', () => pdf({ size: [10, 1_000] }), 'too_small'],
  ])('with %s is refused', async (_what, make, fault) => {
    expect(await cleanDocument(make())).toBe(fault);
  });
});

describe('the thread that draws a PDF [A47]', () => {
  const limits = { maxPages: 10, pageSide: 500, minSide: 20, maxPixels: 1_000_000 };

  it('is terminated if drawing takes too long', async () => {
    const bytes = pdf({ pages: ['0 0 2000 2000 re f\n'.repeat(300_000)] });
    const begun = performance.now();
    expect(await pdfPages({ bytes, ...limits }, 1_500)).toBe('unreadable');
    expect(performance.now() - begun).toBeGreaterThan(1_400);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('is terminated if the library needs too much memory', async () => {
    const bytes = pdf({ pages: ['0 0 9 9 re f\n'.repeat(3_000_000)] });
    const rss = () => process.memoryUsage().rss;
    const before = rss();
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, rss())), 5);
    expect(await pdfPages({ bytes, ...limits }, 20_000)).toBe('unreadable');
    clearInterval(watch);
    expect(most - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('responds to every damaged file, and ends', async () => {
    const whole = pdf({ pages: [red, blue], catalogue: `/OpenAction<</S/JavaScript/JS(${canary})>>` });
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(whole.length), async (changes, end) => {
        const bytes = Buffer.from(whole.subarray(0, end < 100 ? end : undefined));
        for (const { at, byte } of changes) if (at < bytes.length) bytes[at] = byte;
        const answer = await pdfPages({ bytes, ...limits }, 20_000);
        if (typeof answer === 'string') expect(['unreadable', 'too_many_pages', 'too_small']).toContain(answer);
        else expect(answer.data).toHaveLength(answer.width * answer.height * 4);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
