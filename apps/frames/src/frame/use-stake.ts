import type { FrameStart } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useMemo, useState } from 'react';
import { readPurse, totalOf } from './purse.ts';
import { rememberAmount, rememberedAmount, stakeMemory } from './stake-memory.ts';

/** A game's stakes and the selected one: this player's last stake, or the platform's default. */
export function useStake(start: FrameStart) {
  const stakes = useMemo(() => start.stakes_cents.map(minor), [start]);
  const [index, setIndex] = useState(() => {
    const last = rememberedAmount(stakeMemory(start), 'stake', start, stakes, totalOf(readPurse(start)));
    return Math.max(0, stakes.indexOf(last ?? minor(start.default_stake_cents)));
  });
  const choose = (next: number) => {
    setIndex(next);
    const stake = stakes[next];
    if (stake !== undefined) rememberAmount(stakeMemory(start), 'stake', start, stake);
  };
  return { stakes, index, stake: stakes[index] ?? 0n, choose };
}
