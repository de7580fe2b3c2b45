import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { winsLevel } from './chance.ts';

const euro = 100_000_000n;
const words = (high: number, low: number) => {
  const list = [high, low];
  return () => list.shift() ?? 0;
};

describe('the chance of winning a jackpot level', () => {
  it('the chance of a jackpot level is one in N at one euro: exactly the first 2^64 / N numbers win [C29]', () => {
    const oneIn = 2 ** 20;
    const edge = 2 ** 12;
    expect(winsLevel(words(edge - 1, 2 ** 32 - 1), euro, oneIn)).toBe(true);
    expect(winsLevel(words(edge, 0), euro, oneIn)).toBe(false);
  });

  it('the chance of a jackpot level grows with the stake: twice the stake wins whenever the single stake does', () => {
    const value = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(value, value, fc.bigInt({ min: 1n, max: 10n ** 12n }), (high, low, stake) => {
        const once = winsLevel(words(high, low), stake, 1_000);
        const twice = winsLevel(words(high, low), stake * 2n, 1_000);
        expect(twice || !once).toBe(true);
      }),
    );
  });
});
