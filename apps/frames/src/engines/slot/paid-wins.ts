import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { minor } from '@liftoff/rules/money/money';

export type SlotWin = SlotSpin['wins'][number];

/** A win on a spin with the amount paid for it, in minor units. */
export interface PaidWin {
  win: SlotWin;
  paid: bigint;
}

/**
 * A spin's wins with the amounts paid, largest first. The reported wins exclude the spin's multiplier, and a capped
 * round pays less than the sum of its wins, so the amount paid is distributed in proportion to the wins. Remaining
 * minor units go to the wins with the largest remainders, so that the sum is exact.
 */
export function paidWins(spin: SlotSpin): PaidWin[] {
  const total = minor(spin.win_cents);
  const sum = spin.wins.reduce((all, { win_cents }) => all + minor(win_cents), 0n);
  if (sum <= 0n) return [];
  const shares = spin.wins.map(win => {
    const exact = minor(win.win_cents) * total;
    return { win, paid: exact / sum, rest: exact % sum };
  });
  let left = total - shares.reduce((all, { paid }) => all + paid, 0n);
  for (const share of shares.toSorted((a, b) => Number(b.rest > a.rest) - Number(b.rest < a.rest))) {
    if (left <= 0n) break;
    share.paid += 1n;
    left -= 1n;
  }
  return shares
    .map(({ win, paid }) => ({ win, paid }))
    .toSorted((a, b) => Number(b.paid > a.paid) - Number(b.paid < a.paid));
}
