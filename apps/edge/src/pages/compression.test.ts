import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, encodingOf } from './compression.ts';

/** Said twice, further apart than a quick window reaches. */
const half = randomBytes(400 * 1024);
const text = Buffer.concat([half, half]);

it.each(['quick', 'best'] as const)('is the text again when it is unpacked (%s)', async effort => {
  expect(Buffer.from(await compress(text, 'identity', effort)).equals(text)).toBe(true);
  expect((await promisify(brotliDecompress)(await compress(text, 'br', effort))).equals(text)).toBe(true);
  expect((await promisify(gunzip)(await compress(text, 'gzip', effort))).equals(text)).toBe(true);
});

it('looks back over the whole of a page at its best, and over a quarter of a megabyte when somebody waits', async () => {
  expect((await compress(text, 'br', 'best')).length).toBeLessThan(half.length * 1.1);
  expect((await compress(text, 'br', 'quick')).length).toBeGreaterThan(half.length * 1.9);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['brr', 'identity'],
  [null, 'identity'],
] as const)('is what the browser takes: %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
