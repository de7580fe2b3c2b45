import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidWins } from './paid-wins.ts';

const spinOf = (amounts: readonly number[], win_cents: number | string, multiplier = 1): SlotSpin => ({
  grid: [['high1']],
  wins: amounts.map((amount, index) => ({
    kind: 'line',
    line: index + 1,
    symbol: 'high1',
    count: 3,
    cells: [[0, 0]],
    win_cents: amount,
  })),
  multiplier,
  win_cents,
  awarded: 0,
});
const shown = (spin: SlotSpin) => paidWins(spin).map(({ win, paid }) => [win.line, paid]);

it('shows each win as the amount paid, including the multiplier of free rounds', () => {
  expect(shown(spinOf([60, 600, 20], 2040, 3))).toEqual([
    [2, 1800n],
    [1, 180n],
    [3, 60n],
  ]);
});

it("distributes an amount capped at a round's maximum payout exactly, to the last minor unit", () => {
  expect(shown(spinOf([100, 100, 100], 200))).toEqual([
    [1, 67n],
    [2, 67n],
    [3, 66n],
  ]);
  expect(shown(spinOf([3, 5], '9007199254740993'))).toEqual([
    [2, 5_629_499_534_213_121n],
    [1, 3_377_699_720_527_872n],
  ]);
  expect(shown(spinOf([], 0))).toEqual([]);
});

it('the paid wins always add up to what the spin paid, and a larger win is never paid less than a smaller one', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (amounts, total) => {
        const spin = spinOf(amounts, total);
        const wins = paidWins(spin);
        expect(wins.reduce((sum, { paid }) => sum + paid, 0n)).toBe(BigInt(total));
        expect(wins).toHaveLength(amounts.length);
        for (const [index, { win, paid }] of wins.entries()) {
          const before = wins[index - 1];
          if (before) expect(before.paid).toBeGreaterThanOrEqual(paid);
          if (before && before.paid > paid + 1n)
            expect(before.win.win_cents).toBeGreaterThanOrEqual(Number(win.win_cents));
        }
      },
    ),
  );
});
