import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applicant,
  documentId,
  documentLink,
  openDocument,
  pdf,
  picture,
  type Applicant,
} from '../testing/documents.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { usePlatform } from '../testing/test-platform.ts';

let player: Applicant;
const platform = usePlatform({ seed: 'none' });
beforeEach(async () => {
  player = await applicant(platform);
});

const documents = () => fingerprint(platform, /^verification/);
/** Checks that a file is refused and leaves nothing behind. */
async function expectRefused(bytes: Buffer, fault: string): Promise<void> {
  const before = await documents();
  expect((await player.send('identity', bytes)).body).toMatchObject({ refusal: 'invalid', errors: { file: [fault] } });
  expect(await documents()).toEqual(before);
}

const idOf = () => documentId(player);

describe('sending a document', () => {
  it('a picture is decoded and encoded again, so that only its pixels remain of the original file [A47]', async () => {
    const secret = 'GPS 52.52,13.40 <script>alert(1)</script>';
    const taken = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#a52' } })
      .withExif({ IFD0: { ImageDescription: secret } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([taken, Buffer.from(`PK\u0003\u0004${secret}`)]);
    expect((await player.send('identity', polyglot, { name: 'ID card.jpg' })).status).toBe(200);
    const [step] = (await player.state()).identity.steps;
    expect(step).toMatchObject({
      step: 'identity',
      state: 'sent',
      document: { name: 'ID card.jpg', type: 'image/jpeg' },
    });
    const answer = await openDocument(platform, (await documentLink(player, await idOf())).url, player.caller.cookies);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
    expect(bytes.includes('PK\u0003\u0004')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 900 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.length).toBe(step?.document?.size_bytes);
  });

  it('a picture is stored large enough for small print, and its transparent areas become white [A47]', async () => {
    const bytes = async (width: number, height: number) => {
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const sent = await sharp({ create: { width, height, channels: 4, background: clear } })
        .png()
        .toBuffer();
      expect((await player.send('identity', sent)).status).toBe(200);
      const answer = await openDocument(
        platform,
        (await documentLink(player, await idOf())).url,
        player.caller.cookies,
      );
      return Buffer.from(await answer.arrayBuffer());
    };
    expect(await sharp(await bytes(3_000, 1_500)).metadata()).toMatchObject({ width: 2_600, height: 1_300 });
    const small = sharp(await bytes(200, 200));
    expect(await small.metadata()).toMatchObject({ width: 200, height: 200 });
    const { dominant } = await small.stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });

  it('audits the step and the id of a document, but none of its content [C36] [A44]', async () => {
    await player.send('identity', await picture(), { name: 'passport.jpg' });
    const lines = await platform.db.query(
      `SELECT actor, after, ip FROM audit WHERE action = 'document.sent' AND subject = $1`,
      [`player:${player.id}`],
    );
    const after = { step: 'identity', document: await idOf() };
    expect(lines).toEqual([{ actor: `player:${player.id}`, after, ip: '203.0.113.7' }]);
  });

  it.each(['png', 'webp'] as const)('that is a %s becomes a JPEG, and so does a PDF [A47]', async format => {
    const bytes = await sharp(await picture())
      .toFormat(format)
      .toBuffer();
    expect((await player.send('face', bytes)).status).toBe(200);
    expect((await player.send('address', pdf())).status).toBe(200);
    const types = (await player.state()).identity.steps.map(({ document }) => document?.type ?? null);
    expect(types).toEqual([null, 'image/jpeg', 'image/jpeg']);
  });

  it('that is a PDF is stored and served as a picture of its pages [A47]', async () => {
    expect((await player.send('identity', pdf())).status).toBe(200);
    const answer = await openDocument(platform, (await documentLink(player, await idOf())).url, player.caller.cookies);
    const served = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 1_837, height: 2_600 });
    const [row] = await platform.db.query<{ size_bytes: number }>(
      `SELECT size_bytes::int FROM verification_documents WHERE id = $1`,
      [await idOf()],
    );
    expect(row?.size_bytes).toBe(served.length);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'not_a_document',
    ],
    ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'not_a_document'],
    ['an archive', () => Buffer.from('PK\u0003\u0004 not a picture'), 'not_a_document'],
    ['a program', () => Buffer.from('\u007fELF'), 'not_a_document'],
    [
      'an SVG that begins as a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg onload="1"/>')]),
      'unreadable',
    ],
    ['half of a picture', async () => (await picture()).subarray(0, 1_500), 'unreadable'],
    ['a picture too small to read', () => picture(199, 800), 'too_small'],
    ['a picture that says it has as many pixels as may be, and has not', () => bomb(8_000, 5_000), 'unreadable'],
    ['a picture of one row too many', () => bomb(8_000, 5_001), 'too_many_pixels'],
    ['a picture of more pixels than its bytes let think', () => bomb(20_000, 20_000), 'too_many_pixels'],
    ['nothing that begins as a PDF', () => Buffer.from('%PDF-'), 'unreadable'],
  ])('refuses %s as a document, and stores none of it [A47]', async (_name, make, fault) => {
    await expectRefused(await make(), fault);
  });

  it.each([
    '../../etc/passwd',
    '..',
    '.bashrc',
    'a/b.jpg',
    'a\\b.jpg',
    'a\u0000.jpg',
    '\u202egpj.exe',
    ' a.jpg',
    '',
    'x'.repeat(121),
  ])('refuses a document with the name %j, and stores none of it [A47]', async name => {
    const before = await documents();
    expect(await player.send('identity', await picture(), { name })).toMatchObject({
      status: 422,
      body: { errors: { name: expect.any(Array) } },
    });
    expect(await documents()).toEqual(before);
  });

  it('refuses a document of more than five MiB before reading it to its end, whatever size it declares [A47] [A42]', async () => {
    expect((await player.send('identity', Buffer.alloc(5 * 1024 * 1024 + 1))).body.refusal).toBe('too_large');
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const cookie = [...player.caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = (headers: Record<string, string>) =>
      platform.open.app.request('/api/player/verification/documents?step=face&name=a.jpg', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream', ...headers },
        body: endless,
        duplex: 'half',
      } as RequestInit);
    expect((await ask({ cookie })).status).toBe(413);
    expect(read).toBeLessThan(5.5 * 1024 * 1024);
  });

  it('does not read a document from a caller without a session, and accepts none from an HTML form [A47] [A6]', async () => {
    const stranger = { ...player, caller: platform.caller() };
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      { pull: controller => ((read += 1), controller.enqueue(new Uint8Array(1_000))) },
      { highWaterMark: 0 },
    );
    const answer = await platform.open.app.request('/api/player/verification/documents?step=face&name=a.jpg', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, read, stranger.caller.cookies.size]).toEqual([401, 0, 0]);
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'image/jpeg'])
      expect(
        (await player.send('face', await picture(), { headers: { 'content-type': type } })).body.refusal,
        type,
      ).toBe('cross_site');
    expect((await player.send('face', Buffer.alloc(0))).body.refusal).toBe('malformed');
  });

  it('accepts a document once per idempotency key, and refuses another file with the same key [A24]', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const bytes = await picture();
    await player.send('identity', bytes, { headers });
    const id = await idOf();
    expect((await player.send('identity', bytes, { headers })).status).toBe(200);
    expect(await idOf()).toBe(id);
    expect((await player.send('identity', await picture(300, 300), { headers })).body.refusal).toBe(
      'idempotency_mismatch',
    );
  });

  it('a new document replaces an unreviewed one and its file, until the review locks the step [C26]', async () => {
    await player.send('identity', await picture());
    const first = await idOf();
    await player.send('identity', await picture(400, 400));
    const second = await idOf();
    expect(second).not.toBe(first);
    const kept = await platform.db.query<{ document_id: string }>(
      'SELECT document_id FROM verification_files WHERE document_id = ANY($1::uuid[])',
      [[first, second]],
    );
    expect(kept).toEqual([{ document_id: second }]);
    await player.submit();
    expect((await player.send('identity', await picture())).body).toMatchObject({
      refusal: 'forbidden',
      errors: { step: ['locked'] },
    });
  });

  it('accepts a source-of-wealth document only after one was requested [C26]', async () => {
    expect((await player.send('source_of_wealth', pdf())).body).toMatchObject({
      refusal: 'forbidden',
      errors: { step: ['not_asked'] },
    });
    await platform.operator().send('POST', `/console/api/players/${player.email}/source_of_wealth`);
    expect((await player.send('source_of_wealth', pdf())).status).toBe(200);
    expect((await player.state()).source_of_wealth).toMatchObject({ status: 'pending' });
  });

  it('twenty concurrent uploads leave only one document per step [C26]', async () => {
    const bytes = await picture();
    await Promise.all(
      Array.from({ length: 20 }, (_, place) => player.send(['identity', 'face'][place % 2] ?? '', bytes)),
    );
    const last = await platform.db.query<{ step: string }>(
      `SELECT d.step FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
       JOIN verification_files f ON f.document_id = d.id WHERE v.player_id = $1 ORDER BY d.step`,
      [player.id],
    );
    expect(last.map(({ step }) => step)).toEqual(['face', 'identity']);
  });
});

/** A small PNG file whose header claims a large picture. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp(await picture(300, 300))
    .png()
    .toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  // The checksum of the header covers its name and its thirteen bytes.
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
