import { createRef } from 'react';
import type { PlayerSeed } from '../shared/player/player.ts';

/** What a form of a deposit in euros is given before anything was refused or begun; its player has fifty. */
export const depositProps = ({ user }: PlayerSeed) => ({
  playerId: user.id,
  currency: 'EUR' as const,
  balance: 5_000n,
  refused: null,
  withBonus: false,
  waiting: createRef<HTMLElement>(),
  onDeposit: (): Promise<void> => Promise.resolve(),
});
