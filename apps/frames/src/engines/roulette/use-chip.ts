import type { FrameStart } from '@liftoff/contract/game/game';
import { minor } from '@liftoff/rules/money/money';
import { useState } from 'react';
import { readPurse, totalOf } from '../../frame/purse.ts';
import { rememberAmount, rememberedAmount, stakeMemory } from '../../frame/stake-memory.ts';
import { chipValues } from './chips.ts';

/** The chips in the tray and the selected one, which is this player's last chip or else the smallest. */
export function useChip(start: FrameStart) {
  const stakes = start.stakes_cents.map(minor);
  const values = chipValues(stakes[0] ?? 1n, stakes.at(-1) ?? 1n);
  const [chip, setChip] = useState(
    () => rememberedAmount(stakeMemory(start), 'chip', start, values, totalOf(readPurse(start))) ?? values[0] ?? 1n,
  );
  const choose = (value: bigint) => {
    setChip(value);
    rememberAmount(stakeMemory(start), 'chip', start, value);
  };
  return { values, chip, choose };
}
