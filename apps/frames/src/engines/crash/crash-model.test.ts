import { expect, it } from 'vitest';
import { collectWin, lowestAuto } from '@liftoff/rules/game/engines/crash/math';
import { elapsedAt, hundredthsOf, shownMultiplier } from './crash-model.ts';

const model = { rtp_basis_points: 9700, max_hundredths: 500_000, growth_per_sec: 0.13 };

it('the multiplier rises from 1.00 and never exceeds the maximum', () => {
  expect(shownMultiplier(model, -50)).toBe(100);
  expect(shownMultiplier(model, 0)).toBe(100);
  expect(shownMultiplier(model, 7000)).toBe(248);
  expect(shownMultiplier(model, 10_000_000)).toBe(500_000);
  expect(shownMultiplier(model, elapsedAt(model, 250) + 1)).toBe(250);
});

it('rounds a collected amount down to a whole minor unit', () => {
  expect(collectWin(200n, 248)).toBe(496n);
  expect(collectWin(33n, 150)).toBe(49n);
});

it.each([
  ['2', 200],
  ['2,5', 250],
  [' 1.01 ', 101],
  ['1', null],
  ['1.005', null],
  ['-3', null],
  ['5001', null],
  ['abc', null],
])('reads the multiplier %j as %j hundredths', (text, expected) =>
  expect(hundredthsOf(text, model, 100n)).toBe(expected),
);

it.each([
  [10n, 110],
  [30n, 104],
  [50n, 102],
  [100n, 101],
  [10n ** 18n, 101],
])(
  'a stake of %s can be auto-collected from %s hundredths, the first multiplier that pays more than the stake',
  (stake, least) => {
    expect(lowestAuto(stake)).toBe(least);
    expect(collectWin(stake, least)).toBeGreaterThan(stake);
    expect(least === 101 || collectWin(stake, least - 1) === stake).toBe(true);
    expect(hundredthsOf(String((least - 1) / 100), model, stake)).toBe(null);
  },
);
