import type { Round } from '@liftoff/contract/game/game';
import { useEffect, useEffectEvent } from 'react';
import type { Play } from './use-play.ts';

/**
 * Resends a bet that an earlier visit left unanswered, under its original id. The game shows the round as usual. If
 * the round has ended, it is also described in words, because the player did not just start it.
 */
export function useResume({ resume, announceUnshown }: Play, onRound: (round: Round) => void | Promise<void>): void {
  const answered = useEffectEvent(onRound);
  useEffect(() => {
    void resume().then(async round => {
      if (!round) return;
      await answered(round);
      if (round.state !== 'open') announceUnshown([round]);
    });
  }, [resume, announceUnshown]);
}
