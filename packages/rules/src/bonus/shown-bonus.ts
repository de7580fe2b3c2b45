import type { Bonus } from '@liftoff/contract/bonus';
import { minor } from '../money/money.ts';

/** The group in which a bonus is listed. */
export type BonusGroup = 'issued' | 'waiting' | 'active' | 'ended';

/** Groups by stage [CONST-054]. A stage that is not listed counts as active [CONST-055]. */
const groups: Readonly<Record<string, BonusGroup>> = {
  issued: 'issued',
  wait: 'waiting',
  wager_done: 'ended',
  finished: 'ended',
  canceled: 'ended',
  expired: 'ended',
  lost: 'ended',
};

export const bonusGroup = ({ stage }: Pick<Bonus, 'stage'>): BonusGroup =>
  (Object.hasOwn(groups, stage) ? groups[stage] : undefined) ?? 'active';

/** Order of the groups in the list of bonuses that have not ended. */
const order: readonly BonusGroup[] = ['active', 'issued', 'waiting'];

/** The bonuses that have not ended: active ones first, then those to activate, then those in line. */
export const currentBonuses = (bonuses: readonly Bonus[]): Bonus[] =>
  order.flatMap(group => bonuses.filter(bonus => bonusGroup(bonus) === group));

/** Figures of a bonus for its player, in minor units. */
export interface BonusFigures {
  readonly balance: bigint;
  /** The part of the balance that came with the bonus, and the part won with it. */
  readonly ofBonus: bigint;
  readonly won: bigint;
  readonly toWager: bigint;
  readonly wagered: bigint;
  readonly leftToWager: bigint;
  /** The part of the balance above the maximum win, which does not become cash [PX-37]. */
  readonly aboveMaximum: bigint;
}

export function bonusFigures(bonus: Bonus): BonusFigures {
  const balance = minor(bonus.balance_cents);
  const amount = minor(bonus.amount_cents);
  const toWager = minor(bonus.wagering.total_cents);
  const wagered = minor(bonus.wagering.wagered_cents);
  const most = bonus.max_win_cents === null ? null : minor(bonus.max_win_cents);
  const ofBonus = balance < amount ? balance : amount;
  return {
    balance,
    ofBonus,
    won: balance - ofBonus,
    toWager,
    wagered,
    leftToWager: wagered < toWager ? toWager - wagered : 0n,
    aboveMaximum: most !== null && balance > most ? balance - most : 0n,
  };
}

/** The amount of a stake that counts towards the wagering at a contribution of `percent`, in minor units. */
export const countedOf = (stake: bigint, percent: number): bigint => (stake * BigInt(percent)) / 100n;
