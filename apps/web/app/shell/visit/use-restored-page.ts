import { useEffect } from 'react';
import { logFailure } from '../../shared/calls/client-log.ts';
import { readProfile } from '../../shared/player/read-profile.ts';

/**
 * Going Back can restore a page exactly as it was left, without a request. A page rendered for a guest but restored
 * for a player, or the reverse, is reloaded so that its address decides what the visitor sees [GUARD-002]. A player's
 * page is also reloaded if the session's player cannot be determined.
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
