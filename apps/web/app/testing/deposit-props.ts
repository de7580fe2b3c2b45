import { createRef } from 'react';
import type { PlayerSeed } from '../shared/player/player.ts';

/** Props for a euro deposit form in its initial state, for a player with a balance of €50. */
export const depositProps = ({ user }: PlayerSeed) => ({
  playerId: user.id,
  currency: 'EUR' as const,
  balance: 5_000n,
  refused: null,
  withBonus: false,
  waiting: createRef<HTMLElement>(),
  onDeposit: (): Promise<void> => Promise.resolve(),
});
