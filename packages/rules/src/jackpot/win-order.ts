import type { JackpotWin } from '@liftoff/contract/jackpot';
import { minor } from '../money/money.ts';

/** The two lists of jackpot wins [PJACK-003]. */
export type WinOrder = 'biggest' | 'latest';

/** Number of wins in each list [PJACK-008]. */
export const listedWins = 5;

type Ranked = Pick<JackpotWin, 'jackpot_original_amount_cents' | 'created_at'>;

const compare = (one: bigint, other: bigint): number => (one === other ? 0 : one < other ? 1 : -1);

/**
 * The first wins of a list. The biggest are compared by their amounts in the jackpot's currency, because the winners
 * were paid in different currencies.
 */
export function topWins<Win extends Ranked>(wins: readonly Win[], order: WinOrder, count = listedWins): Win[] {
  const amount = (win: Win) => minor(win.jackpot_original_amount_cents);
  const moment = (win: Win) => Date.parse(win.created_at);
  return wins
    .toSorted((one, other) => (order === 'biggest' ? compare(amount(one), amount(other)) : moment(other) - moment(one)))
    .slice(0, count);
}
