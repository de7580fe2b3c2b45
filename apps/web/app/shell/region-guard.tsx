import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isForPlayers } from '../shared/site/address/player-paths.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { useSite } from '../shared/site/site.ts';
import { part } from '../shared/parts/part.tsx';
import type { Stop } from './follow-links.ts';
import { isRestricted, type RestrictedPath } from './restricted-path.ts';

const RegionNotice = part(() => import('./plain/region-notice.tsx'));

/**
 * Stops a link that leads to a restricted page, one of a player's among them, and says so on the page the visitor stays on;
 * the same page asked for again leads to the lobby (GUARD-007 to GUARD-009). `onStop` puts away what lies over the page.
 */
export function useRegionGuard(onStop?: () => void): { stop: Stop; notice: ReactNode } {
  const { base } = useSite();
  const guest = usePlayerSeed() === null;
  const { key } = useLocation();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState<{ path: RestrictedPath; key: string } | null>(null);
  const here = stopped?.key === key ? stopped.path : null;
  return {
    stop: (asked, search) => {
      const path = isForPlayers(asked, search) ? '/sign-up' : asked;
      if (!isRestricted(base, guest, path)) return false;
      if (here === path) void navigate('/');
      setStopped(here === path ? null : { path, key });
      onStop?.();
      return true;
    },
    notice: here && <RegionNotice key={here} path={here} />,
  };
}
