import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { outcomeWords, seedHash, withDraws } from './draws.ts';

const serverSeed = '8821fc29f822d1497db6b5f4b3c06d2f73e42a434d7cb8fc59bbb353aa7f0c31';
const source = { serverSeed, clientSeed: 'paper-crane-over-water', nonce: 341 };

it('computes the commitment over the bytes of the seed [C33]', async () => {
  const expected = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  expect(await seedHash(serverSeed)).toBe(expected);
});

it('makes the same words as the documented HMAC, block after block [C33]', async () => {
  const words = await outcomeWords(source, 3);
  const expected = [0, 1, 2].flatMap(block => {
    const bytes = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
      .update(`paper-crane-over-water:341:main:${block}`)
      .digest();
    return Array.from({ length: 8 }, (_, index) => bytes.readUInt32BE(index * 4));
  });
  expect(words).toEqual(expected);
});

it('draws in order and makes more words when they run out [C33]', async () => {
  const words = await outcomeWords(source, 64);
  const drawn = await withDraws(source, draw => Array.from({ length: 300 }, () => draw(2 ** 32)));
  expect(drawn).toEqual(words.slice(0, 300));
});

it('refuses a seed that is not 32 bytes', async () => {
  await expect(seedHash('abc')).rejects.toThrow(RangeError);
});
