import type { SlotSpin } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';

export type SlotWin = SlotSpin['wins'][number];

/** A win of a spin with what was paid for it, in minor units. */
export interface PaidWin {
  win: SlotWin;
  paid: bigint;
}

/**
 * The wins of a spin as they were paid, the largest first. A win travels without the spin's multiplier, and a round that
 * reached its most pays less than its wins: what the spin paid is shared out by the wins' amounts. A broken minor unit
 * goes to the wins with the largest remainders, so that the amounts sum up to what the spin paid.
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
