import type { Round } from '@liftoff/contract/game/game';
import { useEffect, useEffectEvent } from 'react';
import type { Play } from './use-play.ts';

/**
 * Takes up a bet that an earlier visit sent and never saw answered: it goes out once more with its own id. The game
 * shows the round in its own way; one that has ended is then told in words, because nobody pressed for it now.
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
