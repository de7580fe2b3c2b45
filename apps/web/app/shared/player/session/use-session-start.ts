import { useEffect, useState } from 'react';
import { sessionTimerStart } from './session-timer.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * The time when the player's session timer started, in milliseconds by the platform's clock. Starts the timer now if
 * it is not running. `null` until the difference between the clocks is known.
 */
export function useSessionStart(playerId: number, aheadMs: number | undefined): number | null {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    if (aheadMs !== undefined) setStart(sessionTimerStart(playerId, steadyNow() + aheadMs));
  }, [playerId, aheadMs]);
  return start;
}
