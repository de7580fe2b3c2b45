import { useEffect } from 'react';
import { logFailure } from '../../shared/calls/client-log.ts';
import { readProfile } from '../../shared/player/read-profile.ts';

/**
 * GUARD-002 to GUARD-004: on Back the browser may show a page as it was left, without asking for it. One that was made for
 * a guest and is shown to a player, or the other way round, is loaded anew, and its address decides who sees what. So is
 * a player's page while nobody says whose session it is.
 */
export function useRestoredPage(playerId: number | null): void {
  useEffect(() => {
    const check = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      try {
        const player = await readProfile();
        if ((player?.id ?? null) !== playerId) window.location.reload();
      } catch (error) {
        logFailure('load player of a restored page', error);
        if (playerId !== null) window.location.reload();
      }
    };
    const hear = (event: PageTransitionEvent) => void check(event);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, [playerId]);
}
