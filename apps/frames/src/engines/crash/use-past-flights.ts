import { useEffect, useState } from 'react';
import { useFrame } from '../../frame/frame-context.ts';
import { isCrashRound } from './crash-model.ts';

const maxPast = 20;

/** The multipliers, in hundredths, at which the player's last flights ended, newest first. */
export function usePastFlights(): { past: readonly number[]; add: (hundredths: number) => void } {
  const { calls } = useFrame();
  const [past, setPast] = useState<readonly number[]>([]);
  useEffect(() => {
    void calls.frameRounds({ query: {} }).then(
      rounds =>
        setPast(
          rounds
            .flatMap(one =>
              isCrashRound(one) && one.outcome.crash_hundredths !== null ? [one.outcome.crash_hundredths] : [],
            )
            .slice(0, maxPast),
        ),
      () => {},
    );
  }, [calls]);
  return { past, add: hundredths => setPast(known => [hundredths, ...known].slice(0, maxPast)) };
}
