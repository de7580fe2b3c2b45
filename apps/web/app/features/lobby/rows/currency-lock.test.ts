import { currencies } from '@liftoff/contract/core/currencies';
import { describe, expect, it } from 'vitest';
import { isLocked } from './currency-lock.ts';

const codes = Object.entries(currencies).map(([code, { fiat }]) => [code, fiat] as const);

describe('the currency lock', () => {
  it.each(codes)('of a game that does not take %s is closed where that is fiat money: %s [STATE-047]', (code, fiat) => {
    const others = codes.map(([other]) => other).filter(other => other !== code);
    expect(isLocked(code, others)).toBe(fiat);
    expect(isLocked(code, [])).toBe(fiat);
    expect(isLocked(code, [...others, code])).toBe(false);
  });

  it('never closes one to a guest, nor one whose currencies are not known [STATE-047]', () => {
    expect(isLocked(undefined, ['EUR'])).toBe(false);
    expect(isLocked('EUR', undefined)).toBe(false);
  });
});
