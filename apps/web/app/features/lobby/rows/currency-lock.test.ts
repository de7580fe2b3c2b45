import { currencies } from '@liftoff/contract/core/currencies';
import { describe, expect, it } from 'vitest';
import { isLocked } from './currency-lock.ts';

const codes = Object.entries(currencies).map(([code, { fiat }]) => [code, fiat] as const);

describe('isLocked', () => {
  it.each(codes)(
    "locks a game that does not accept the player's currency %s only if that currency is fiat: %s [STATE-047]",
    (code, fiat) => {
      const others = codes.map(([other]) => other).filter(other => other !== code);
      expect(isLocked(code, others)).toBe(fiat);
      expect(isLocked(code, [])).toBe(fiat);
      expect(isLocked(code, [...others, code])).toBe(false);
    },
  );

  it('never locks a game for guests, and never locks a game whose currencies are unknown [STATE-047]', () => {
    expect(isLocked(undefined, ['EUR'])).toBe(false);
    expect(isLocked('EUR', undefined)).toBe(false);
  });
});
