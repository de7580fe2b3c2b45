import { useEffect, useState } from 'react';
import { sessionTimerStart } from './session-timer.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * When the player's session timer began, in milliseconds of the platform's clock; it begins now where none runs. Null
 * until it is known what that clock is ahead of this page's.
 */
export function useSessionStart(playerId: number, aheadMs: number | undefined): number | null {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    if (aheadMs !== undefined) setStart(sessionTimerStart(playerId, steadyNow() + aheadMs));
  }, [playerId, aheadMs]);
  return start;
}
