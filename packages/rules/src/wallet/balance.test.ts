import { expect, it } from 'vitest';
import { balanceOf, wageredPercent } from './balance.ts';

it('adds real and bonus money to a common balance and also reports both separately [ENTITY-012] [STATE-067]', () => {
  const wagering = { total_cents: 30_000, wagered_cents: 12_345 };
  expect(balanceOf({ amount_cents: 24_850, bonus_cents: 1000, wagering })).toEqual({
    common: 25_850n,
    real: 24_850n,
    bonus: 1000n,
    totalWagering: 30_000n,
    wagered: 12_345n,
    hasBonus: true,
  });
});

it('shows no separate amounts for a balance without bonus money', () => {
  expect(balanceOf({ amount_cents: '1000000000000000000', bonus_cents: 0, wagering: null })).toMatchObject({
    common: 10n ** 18n,
    totalWagering: 0n,
    hasBonus: false,
  });
});

it.each([
  [0, 0, 0],
  [30_000, 0, 0],
  [30_000, 12_345, 41],
  [30_000, 29_999, 99],
  [30_000, 30_000, 100],
  [30_000, 40_000, 100],
  ['3000000000000000000', '2999999999999999999', 99],
])(
  'for a wagering requirement of %s with %s wagered, shows %s percent [CONST-058] [PBONUS-006]',
  (total_cents, wagered_cents, percent) => {
    expect(wageredPercent({ total_cents, wagered_cents })).toBe(percent);
  },
);

it('shows 0 percent without a wagering requirement [CONST-058]', () => {
  expect(wageredPercent(null)).toBe(0);
});
