import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, encodingOf } from './compression.ts';

/** Random data that occurs twice, further apart than the window of quick compression reaches. */
const half = randomBytes(400 * 1024);
const text = Buffer.concat([half, half]);

it.each(['quick', 'best'] as const)('decompressing a compressed text restores the original (%s)', async effort => {
  expect(Buffer.from(await compress(text, 'identity', effort)).equals(text)).toBe(true);
  expect((await promisify(brotliDecompress)(await compress(text, 'br', effort))).equals(text)).toBe(true);
  expect((await promisify(gunzip)(await compress(text, 'gzip', effort))).equals(text)).toBe(true);
});

it('best compression looks back over a whole page, and quick compression over a quarter of a megabyte', async () => {
  expect((await compress(text, 'br', 'best')).length).toBeLessThan(half.length * 1.1);
  expect((await compress(text, 'br', 'quick')).length).toBeGreaterThan(half.length * 1.9);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['brr', 'identity'],
  [null, 'identity'],
] as const)('chooses an encoding that the browser accepts: %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});
