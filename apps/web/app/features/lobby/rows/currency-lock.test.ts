import { describe, expect, it } from 'vitest';
import { isLocked } from './currency-lock.ts';

describe('the currency lock', () => {
  it('closes a game that lacks the player’s fiat currency [STATE-047]', () => {
    expect(isLocked('EUR', ['CAD', 'USD'])).toBe(true);
    expect(isLocked('EUR', ['CAD', 'EUR'])).toBe(false);
  });

  it('never closes one to a crypto account or a guest [STATE-047]', () => {
    expect(isLocked('BTC', ['EUR'])).toBe(false);
    expect(isLocked(undefined, ['EUR'])).toBe(false);
    expect(isLocked('EUR', undefined)).toBe(false);
  });
});
