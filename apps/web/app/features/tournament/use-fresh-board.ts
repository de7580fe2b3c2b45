import type { TournamentStatus } from '@liftoff/contract/tournament';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads the page's board again whenever the player's place or points change, because the board is older than the
 * player's own standing, which follows each round. `undefined` until the standing is loaded.
 */
export function useFreshBoard(own: Pick<TournamentStatus, 'award_place' | 'points'> | undefined): void {
  const { revalidate } = useRevalidator();
  const standing = own && `${own.award_place} ${own.points}`;
  const loadedFor = useRef(standing);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (standing === undefined || standing === loadedFor.current) return;
    const isFirst = loadedFor.current === undefined;
    loadedFor.current = standing;
    if (!isFirst) reload();
  }, [standing]);
}
