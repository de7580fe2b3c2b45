import type { Round } from '@liftoff/contract/game';
import { useEffect, useEffectEvent } from 'react';
import type { Play } from './use-play.ts';

/** Takes up a bet that an earlier visit sent and never saw answered: it goes out once more with its own id. */
export function useResume({ resume }: Play, onRound: (round: Round) => void): void {
  const answered = useEffectEvent(onRound);
  useEffect(() => {
    void resume().then(round => {
      if (round) answered(round);
    });
  }, [resume]);
}
