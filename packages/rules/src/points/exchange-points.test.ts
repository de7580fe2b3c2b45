import { describe, expect, it } from 'vitest';
import { compTypes } from '@liftoff/contract/points-entities';
import {
  affordableCount,
  allowedQuantity,
  canRedeem,
  cardsIn,
  isShopTab,
  rateFor,
  rewardGroupOf,
  type ShopTab,
  shortfall,
  stepBeforeExchange,
} from './exchange-points.ts';

describe('the rate of a card', () => {
  const cad = { currency: 'CAD', points: 1 };
  const usd = { currency: 'USD', points: 2 };
  const eur = { currency: 'EUR', points: 3 };

  it('is that of the player’s currency [PSHOP-025]', () => {
    expect(rateFor([usd, eur, cad], 'CAD')).toBe(cad);
  });
  it('falls back to euros [PSHOP-024] [PSHOP-025]', () => {
    expect(rateFor([usd, eur, cad], 'NOK')).toBe(eur);
    expect(rateFor([usd, eur], null)).toBe(eur);
  });
  it('falls back to the first rate where there is none in euros [PSHOP-025]', () => {
    expect(rateFor([usd, cad], 'NOK')).toBe(usd);
  });
  it('does not exist without rates [PSHOP-025]', () => {
    expect(rateFor([], 'EUR')).toBeNull();
  });
});

describe('what a balance buys', () => {
  it.each([
    ['a guest', null, false],
    ['a player without points', 0, false],
    ['a player with one point too few', 99, false],
    ['a player with exactly the price', 100, true],
    ['a player with more', 250, true],
  ])('%s: can redeem for 100 points is %s [PSHOP-021] [PSHOP-022] [PSHOP-023] [PSHOP-029]', (_who, points, can) => {
    expect(canRedeem({ points }, 100)).toBe(can);
  });

  it.each([
    [99, 100, 0],
    [100, 100, 1],
    [299, 100, 2],
  ])('%i points buy at most the whole number of items of %i points [PSHOP-027]', (points, cost, count) => {
    expect(affordableCount(points, cost)).toBe(count);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [2, 2],
    [2.9, 2],
    [9, 3],
  ])(
    'a quantity of %d becomes %i, at least 1 and at most what 350 points buy [PSHOP-026] [PSHOP-027]',
    (asked, quantity) => {
      expect(allowedQuantity(asked, 350, 100)).toBe(quantity);
    },
  );

  it('the shortfall is the price less the points, and nothing for a player who has enough [PSHOP-030]', () => {
    expect(shortfall(60, 100)).toBe(40);
    expect(shortfall(100, 100)).toBe(0);
    expect(shortfall(140, 100)).toBe(0);
  });
});

describe('the step before an exchange', () => {
  it('is a warning for a player with several accounts, whatever their bonus setting [PSHOP-011] [PROLE-010]', () => {
    expect(stepBeforeExchange({ groups: ['1', '100'], canIssueBonuses: false })).toBe('warning');
    expect(stepBeforeExchange({ groups: ['100'], canIssueBonuses: true })).toBe('warning');
  });
  it('is a confirmation for a player who has turned bonuses off [PSHOP-012] [PROLE-011]', () => {
    expect(stepBeforeExchange({ groups: [], canIssueBonuses: false })).toBe('enable_bonuses');
  });
  it('is nothing for everyone else [PSHOP-013]', () => {
    expect(stepBeforeExchange({ groups: ['10'], canIssueBonuses: true })).toBeNull();
  });
});

describe('the tabs', () => {
  const cards = compTypes.map(type => ({ type }));
  const typesIn = (tab: ShopTab) => cardsIn(tab, cards).map(({ type }) => type);

  it('hold the cards of their reward groups, lotteries among the special ones [PSHOP-007] [PSHOP-008] [PROUTE-020]', () => {
    expect(rewardGroupOf).toEqual({
      money: 'MONEY_REWARD',
      freespins: 'FREE_SPINS',
      lootboxes: 'SPECIAL_REWARDS',
      lotteries: 'LOTTERIES',
    });
    expect(typesIn('all')).toEqual(['money', 'freespins', 'lootboxes', 'lotteries']);
    expect(typesIn('freespins')).toEqual(['freespins']);
    expect(typesIn('money')).toEqual(['money']);
    expect(typesIn('special')).toEqual(['lootboxes', 'lotteries']);
  });
  it('have fixed names [PROUTE-020]', () => {
    expect(isShopTab('special')).toBe(true);
    expect(isShopTab('vip')).toBe(false);
  });
});
