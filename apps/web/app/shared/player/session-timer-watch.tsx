import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { statsQuery } from './player-stats.ts';
import { sessionTimerStart } from './session-timer.ts';
import { steadyNow } from './steady-clock.ts';

/** STATE-063: the session timer begins on whatever page its player comes to; a game has no bar that shows it. */
export function SessionTimerWatch({ playerId }: { playerId: number }) {
  const aheadMs = useQuery(statsQuery(playerId)).data?.clockAheadMs;
  useEffect(() => {
    if (aheadMs !== undefined) sessionTimerStart(playerId, steadyNow() + aheadMs);
  }, [playerId, aheadMs]);
  return null;
}
