import { minor } from '@liftoff/rules/money/money';
import type { Round } from '@liftoff/contract/game/game';

/** The player's money in the game's currency, in minor units. In a demo, `real` is play money. */
export interface Purse {
  readonly real: bigint;
  readonly bonus: bigint;
}

/** Reads the purse of a response. */
export const readPurse = ({ balance_cents, bonus_cents }: Pick<Round, 'balance_cents' | 'bonus_cents'>): Purse => ({
  real: minor(balance_cents),
  bonus: minor(bonus_cents),
});

export const totalOf = ({ real, bonus }: Purse): bigint => real + bonus;

/** The parts of a stake: real money pays first, bonus money pays the rest [PX-03]. `null` if both do not cover it. */
export function partsOf(purse: Purse, stake: bigint): Purse | null {
  if (stake > totalOf(purse)) return null;
  const real = stake < purse.real ? stake : purse.real;
  return { real, bonus: stake - real };
}

/** The purse after a stake has been taken. */
export function lessStake(purse: Purse, stake: bigint): Purse {
  const parts = partsOf(purse, stake);
  return parts === null ? purse : { real: purse.real - parts.real, bonus: purse.bonus - parts.bonus };
}
