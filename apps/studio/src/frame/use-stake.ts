import type { FrameStart } from '@liftoff/contract/game';
import { useMemo, useState } from 'react';
import { minor } from '../money.ts';

/** The stakes a game offers and the one chosen; the platform's default stands first. */
export function useStake(start: FrameStart) {
  const stakes = useMemo(() => start.stakes_cents.map(minor), [start]);
  const [index, setIndex] = useState(() => {
    const at = stakes.indexOf(minor(start.default_stake_cents));
    return at === -1 ? 0 : at;
  });
  return { stakes, index, stake: stakes[index] ?? 0n, choose: setIndex };
}
