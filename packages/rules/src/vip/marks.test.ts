import type { CurrencyCode } from '@liftoff/contract/core/money';
import { describe, expect, it } from 'vitest';
import { marksOf, placeAfterQuarter, placeReached, shippedVipLevels as levels } from './marks.ts';
import { statusLadder, statusPlace } from './status-ladder.ts';

const names = statusLadder.map(({ name }) => name);
const thresholds = (currency: CurrencyCode) => marksOf({ id: 'rising_star' }, currency, levels);
const placeOf = (name: (typeof names)[number]) => names.indexOf(name);

describe('the sums that a status requires in a quarter', () => {
  it.each(['USD', 'EUR'] as const)('%s has its own thresholds [CONST-041] [CONST-042]', currency => {
    expect(thresholds(currency)).toEqual({ bets: 6_000_000n, deposits: 600_000n });
  });

  it.each(['AUD', 'CAD', 'NZD'] as const)('%s has the thresholds of the dollars [CONST-043] [CONST-044]', currency => {
    expect(thresholds(currency)).toEqual({ bets: 9_000_000n, deposits: 900_000n });
  });

  it('BRL has its own thresholds [CONST-045] [CONST-046]', () => {
    expect(thresholds('BRL')).toEqual({ bets: 30_000_000n, deposits: 3_000_000n });
  });

  it.each(['JPY', 'NOK', 'BTC', 'KZT'] as const)(
    '%s falls back to 9000000 in bets and 900000 in deposits [CONST-040]',
    currency => {
      expect(thresholds(currency)).toEqual({ bets: 9_000_000n, deposits: 900_000n });
    },
  );

  it('the marks rise from status to status, and Regular requires nothing', () => {
    const bets = statusLadder.map(status => marksOf(status, 'EUR', levels).bets);
    expect(bets).toEqual(bets.toSorted((one, other) => Number(one - other)));
    expect(new Set(bets).size).toBe(statusLadder.length);
    expect(marksOf(statusLadder[0], 'EUR', levels)).toEqual({ bets: 0n, deposits: 0n });
  });
});

describe('the status after a quarter', () => {
  const silver = marksOf(statusLadder[placeOf('Silver')] ?? statusLadder[0], 'EUR', levels);

  it('a status is reached only with both of its marks', () => {
    expect(names[placeReached(silver, 'EUR', levels)]).toBe('Silver');
    expect(names[placeReached({ ...silver, bets: silver.bets - 1n }, 'EUR', levels)]).toBe('Bronze');
    expect(names[placeReached({ ...silver, deposits: 0n }, 'EUR', levels)]).toBe('Regular');
  });

  it.each([
    ['Regular', 'Silver'],
    ['Bronze', 'Silver'],
    ['Silver', 'Silver'],
    ['Gold', 'Silver'],
    ['Platinum', 'Gold'],
    ['Diamond', 'Diamond'],
  ] as const)('a %s player with the sums of Silver is %s afterwards [PX-81] [PVIP-009]', (before, after) => {
    expect(names[placeAfterQuarter(placeOf(before), silver, 'EUR', levels)]).toBe(after);
  });

  it('a player without play falls by one step at most, and Regular stays Regular [PX-81]', () => {
    const nothing = { bets: 0n, deposits: 0n };
    const after = names.map((_name, place) => names[placeAfterQuarter(place, nothing, 'EUR', levels)]);
    expect(after).toEqual(['Regular', 'Regular', 'Rising star', 'Star', 'Bronze', 'Silver', 'Gold', 'Diamond']);
  });

  it('a player in no group of a status begins at Regular', () => {
    expect(placeAfterQuarter(statusPlace([]), silver, 'EUR', levels)).toBe(placeOf('Silver'));
  });
});
