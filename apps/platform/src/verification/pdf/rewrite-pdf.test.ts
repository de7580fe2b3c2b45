import * as fc from 'fast-check';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { picture } from '../../testing/documents.ts';
import { rewrittenPdf } from './rewrite-pdf.ts';

/** What nothing of may be left. */
const canary = 'canary-7731';
const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>';
const font = '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n';
const decisions = 'BT /F1 12 Tf 72 700 Td (Utility bill) Tj ET';

interface Parts {
  /** Beside the usual ones of the catalogue, and of the page. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly more?: string | Buffer;
  readonly contents?: Buffer;
  readonly filter?: string;
}
const stream = (number: number, dict: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj<<${dict}/Length ${bytes.length}>>stream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

/** A PDF of one page with a line of text, as simple programs write it. */
function bill({ catalogue = '', page: ofPage = page, more = '', contents, filter }: Parts = {}): Buffer {
  const text = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<<${ofPage}>>endobj\n`;
  const packed = contents ?? deflateSync(decisions);
  return Buffer.concat([
    Buffer.from(text, 'latin1'),
    stream(4, `/Filter/${filter ?? 'FlateDecode'}`, packed),
    Buffer.from(font, 'latin1'),
    typeof more === 'string' ? Buffer.from(more, 'latin1') : more,
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  ]);
}

async function written(bytes: Buffer): Promise<string> {
  const found = await rewrittenPdf(bytes);
  expect(found).not.toBeNull();
  return found?.toString('latin1') ?? '';
}
/** All that is in a PDF, with what its streams unfold to and its strings spell. */
function unfolded(pdf: string): string {
  const parts = [...pdf.matchAll(/stream\n/g)].flatMap(({ index }) => {
    try {
      return [inflateSync(Buffer.from(pdf.slice(index + 7), 'latin1'), { finishFlush: 2 }).toString('latin1')];
    } catch {
      return [];
    }
  });
  const spelled = [...pdf.matchAll(/<([0-9a-f]+)>/g)].map(([, digits]) =>
    Buffer.from(digits ?? '', 'hex').toString('latin1'),
  );
  return [pdf, ...parts, ...spelled].join('\n');
}

describe('a PDF that is written anew [A47]', () => {
  it('has the page with its words and its font, and a table that leads to each object', async () => {
    const pdf = await written(bill());
    expect(unfolded(pdf)).toContain(decisions);
    expect(pdf).toContain('/BaseFont /Helvetica');
    expect(pdf).toContain('/MediaBox [0 0 595 842]');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    const rows = pdf.slice(start).match(/\d{10} 00000 n/g) ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(5);
    for (const [at, row] of rows.entries())
      expect(pdf.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  });

  it.each<[string, Parts]>([
    ['a note on the page', { page: `${page}/Annots[<</Type/Annot/Subtype/Text/Contents(${canary})>>]` }],
    [
      'a link',
      { page: `${page}/Annots[7 0 R]`, more: `7 0 obj<</Subtype/Link/A<</S/URI/URI(https://${canary})>>>>endobj\n` },
    ],
    ['what is done when a page opens', { page: `${page}/AA<</O<</S/Named/N(${canary})>>>>` }],
    ['what is done when the document opens', { catalogue: `/OpenAction[3 0 R/Fit(${canary})]` }],
    ['a form', { catalogue: `/AcroForm<</Fields[<</T(${canary})>>]>>` }],
    ['names and outlines', { catalogue: `/Names<</Dests(${canary})>>/Outlines<</Title(${canary})>>` }],
    ['a description', { catalogue: '/Metadata 7 0 R', more: stream(7, '/Type/Metadata', Buffer.from(canary)) }],
    [
      'a description of the page',
      { page: `${page}/Metadata 7 0 R/PieceInfo<</X(${canary})>>`, more: stream(7, '', Buffer.from(canary)) },
    ],
    ['an object that nothing leads to', { more: stream(7, '/Filter/FlateDecode', deflateSync(canary)) }],
    ['an older version', { more: `7 0 obj(${canary})endobj\n7 0 obj(new)endobj\n` }],
    ['what stands between objects', { more: `%${canary}\n${canary}\n` }],
    ['what travels behind a packed stream', { contents: Buffer.concat([deflateSync(decisions), Buffer.from(canary)]) }],
    ['a key that no drawing has, of the resources', { page: page.replace('/Font', `/Other(${canary})/Font`) }],
    [
      'a key that no shading of a pattern has',
      {
        page: page.replace('/Font', '/Pattern<</P1 7 0 R>>/Font'),
        more: `7 0 obj<</PatternType 2/Shading<</ShadingType 2/Other(${canary})>>>>endobj\n`,
      },
    ],
    ['the keys of a stream', { more: '', page: page.replace('4 0 R', '7 0 R'), catalogue: '' }],
  ])('leaves %s behind', async (what, parts) => {
    const given =
      what === 'the keys of a stream'
        ? { ...parts, more: stream(7, `/F(${canary})/Metadata(${canary})/Filter/FlateDecode`, deflateSync(decisions)) }
        : parts;
    const sent = bill(given);
    expect(unfolded(sent.toString('latin1'))).toContain(canary);
    const pdf = unfolded(await written(sent));
    expect(pdf).not.toContain(canary);
    expect(pdf).toContain(decisions);
  });

  it('takes a JPEG over to the end of its picture, and no further', async () => {
    const jpeg = await picture(20, 20);
    const image =
      '/Type/XObject/Subtype/Image/Width 20/Height 20/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode';
    const ofPage = page.replace('/Font', '/XObject<</Im1 7 0 R>>/Font');
    const pdf = await written(
      bill({ page: ofPage, more: stream(7, image, Buffer.concat([jpeg, Buffer.from(canary)])) }),
    );
    expect(pdf).not.toContain(canary);
    expect(pdf).toContain(jpeg.toString('latin1'));
  });

  it('is read from objects in streams as from any other, and lengths that are given elsewhere', async () => {
    const inner = [
      [2, '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 10 20]/Resources<</Font<</F1 5 0 R>>>>>>'],
      [3, '<</Type/Page/Parent 2 0 R/Contents[4 0 R]>>'],
      [5, '<</Type/Font/Subtype/Type1/BaseFont/Courier/A(canary-7731)>>'],
    ] as const;
    const body = inner.map(([, text]) => text).join(' ');
    let at = 0;
    const head = inner.map(([number, text]) => {
      const place = `${number} ${at}`;
      at += text.length + 1;
      return place;
    });
    const first = `${head.join(' ')} `;
    const packed = deflateSync(`${first}${body}`);
    const contents = deflateSync(decisions);
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
      stream(9, `/Type/ObjStm/N 3/First ${first.length}/Filter/FlateDecode`, packed),
      Buffer.from('4 0 obj<</Filter/FlateDecode/Length 8 0 R>>stream\r\n'),
      contents,
      Buffer.from(`\r\nendstream endobj\n8 0 obj ${contents.length} endobj\n`),
      stream(10, '/Type/XRef/Root 1 0 R/Size 11/W[1 2 1]', Buffer.alloc(4)),
      Buffer.from('startxref\n0\n%%EOF\n'),
    ]);
    const pdf = await written(bytes);
    // What the tree says of all its pages, the page says itself.
    expect(pdf).toContain('/MediaBox [0 0 10 20]');
    expect(pdf).toContain('/BaseFont /Courier');
    expect(unfolded(pdf)).toContain(decisions);
    expect(unfolded(pdf)).not.toContain(canary);
  });

  it('written once more is the same', async () => {
    const once = await rewrittenPdf(bill());
    expect(await rewrittenPdf(once ?? Buffer.alloc(0))).toEqual(once);
  });
});

describe('a PDF that is not kept [A47]', () => {
  const kids = (count: number) => Array.from({ length: count }, () => '3 0 R').join(' ');
  it.each<[string, Buffer]>([
    ['nothing', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['no catalogue', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF')],
    ['a page that is none', bill({ page: '/Type/Other' })],
    [
      'a tree of pages that goes in a circle',
      Buffer.from(bill().toString('latin1').replace('[3 0 R]', '[2 0 R]'), 'latin1'),
    ],
    [
      'more pages than anybody reads',
      Buffer.from(
        bill()
          .toString('latin1')
          .replace('[3 0 R]', `[${kids(61)}]`),
        'latin1',
      ),
    ],
    [
      'references in a circle',
      bill({ more: '7 0 obj 8 0 R endobj\n8 0 obj 7 0 R endobj\n', page: `${page}/Rotate 7 0 R` }),
    ],
    ['what is nested without end', bill({ page: `${page}/Resources ${'['.repeat(5_000)}` })],
    ['a way to pack that has been attacked', bill({ filter: 'JBIG2Decode' })],
    ['a way to pack that nobody knows', bill({ filter: 'Crypt' })],
    ['a stream that does not unfold', bill({ contents: Buffer.from('not packed at all') })],
    ['a bomb', bill({ contents: deflateSync(Buffer.alloc(20 * 1024 * 1024)) })],
    [
      'a program of a printer',
      bill({
        page: page.replace('/Font', '/XObject<</X 7 0 R>>/Font'),
        more: stream(7, '/Subtype/PS', Buffer.from('x')),
      }),
    ],
    ['a JPEG that is none', bill({ filter: 'DCTDecode', contents: Buffer.from('no picture') })],
    ['a string without an end', bill({ more: '7 0 obj (never ends' })],
  ])('is one with %s', async (_what, bytes) => {
    expect(await rewrittenPdf(bytes)).toBeNull();
  });

  it('is every one that is broken beyond reading; none keeps the platform or throws', async () => {
    const whole = bill({ page: `${page}/Annots[<</Contents(${canary})>>]` });
    const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), cut: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async changes => {
        let bytes = Buffer.from(whole);
        for (const { at, byte, cut } of changes) {
          if (at < bytes.length) bytes[at] = byte;
          if (cut && changes.length < 3) bytes = bytes.subarray(0, Math.max(at, 20));
        }
        const found = await rewrittenPdf(bytes);
        if (found !== null) expect(unfolded(found.toString('latin1'))).not.toContain(canary);
      }),
      { numRuns: 300 },
    );
  });

  it('takes no longer for what it is full of: a megabyte of marks is read through once', async () => {
    for (const filler of ['obj ', '1 0 ', '((((', '<<', '/#', '[', 'trailer', '1 0 obj', '1 0 obj 1 endobj ', '% obj '])
      await rewrittenPdf(Buffer.from(`%PDF-1.4\n${filler.repeat(1_048_576 / filler.length)}\ntrailer %%EOF`));
  }, 5_000);
});
