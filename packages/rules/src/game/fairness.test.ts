import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawBelow, outcomeDraw, seedHash, type Draw } from './fairness.ts';
import { coupon, gap, holmRejected, runs, serial, uniformity } from '../testing/statistics.ts';

const serverSeed = '5f'.repeat(32);

/** A second implementation of the documented algorithm, based on another library. */
function recomputed(clientSeed: string, nonce: number, domain: string): Draw {
  const words: number[] = [];
  let block = 0;
  return n => {
    for (;;) {
      if (words.length === 0) {
        const key = Buffer.from(serverSeed, 'hex');
        const bytes = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${domain}:${block}`).digest();
        for (let i = 0; i < 8; i += 1) words.push(bytes.readUInt32BE(i * 4));
        block += 1;
      }
      const word = words.shift() ?? 0;
      if (word < Math.floor(2 ** 32 / n) * n) return word % n;
    }
  };
}

it('the commitment to a server seed is the hash of its bytes', () => {
  expect(seedHash(serverSeed)).toBe(createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'));
  expect(() => seedHash('5f')).toThrow(RangeError);
});

it('draws the numbers given by the documented algorithm, and the same ones on every call [C30]', () => {
  const source = fc.record({
    clientSeed: fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' }),
    nonce: fc.integer({ min: 0, max: 1e9 }),
    domain: fc.constantFrom('main', 'free', 'table'),
    sizes: fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 40 }),
  });
  fc.assert(
    fc.property(source, ({ clientSeed, nonce, domain, sizes }) => {
      const draw = outcomeDraw({ serverSeed, clientSeed, nonce, domain });
      const again = recomputed(clientSeed, nonce, domain);
      for (const size of sizes) expect(draw(size)).toBe(again(size));
    }),
  );
});

it('discards random words that would make low numbers more likely [C31]', () => {
  const words = [4_294_967_295, 4_294_967_290, 7];
  // 2^32 is 4 more than a multiple of 6, so the last four words are discarded.
  expect(drawBelow(6, () => words.shift() ?? 0)).toBe(4_294_967_290 % 6);
  expect(() => drawBelow(0, () => 0)).toThrow(RangeError);
  expect(() => drawBelow(2 ** 32 + 1, () => 0)).toThrow(RangeError);
});

/** A million numbers below n, drawn as in rounds: eight for each nonce. */
function sampleOf(n: number): number[] {
  const sample: number[] = [];
  for (let nonce = 0; sample.length < 1_000_000; nonce += 1) {
    const draw = outcomeDraw({ serverSeed, clientSeed: `sample ${n}`, nonce });
    for (let i = 0; i < 8; i += 1) sample.push(draw(n));
  }
  return sample;
}

/**
 * Simulates a biased generator: every odd number is 1 % too likely, and every even number correspondingly too rare.
 */
function biased(sample: readonly number[]): number[] {
  let seen = 0;
  return sample.map(value => {
    if (value % 2 === 1) return value;
    seen += 1;
    return seen % 100 === 0 ? value + 1 : value;
  });
}

const tests = [uniformity, serial, runs, gap, coupon];
const sizes = [2, 6, 16, 32, 38];
const samples = sizes.map(n => ({ n, sample: sampleOf(n) }));

it('drawn numbers pass uniformity, serial, runs, gap and coupon tests at the 99 % level [C31]', () => {
  const pValues = samples.flatMap(({ n, sample }) => tests.map(test => test(sample, n)));
  expect(pValues).toHaveLength(sizes.length * tests.length);
  expect(holmRejected(pValues, 0.01)).toEqual([]);
});

it('the uniformity test would detect a generator that is one percent off [C31]', () => {
  for (const { n, sample } of samples) expect(uniformity(biased(sample), n)).toBeLessThan(0.001);
});
