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
 * Blocks links to restricted pages, including pages for players, and says why on the current page. A second attempt
 * to open the same page leads to the lobby [GUARD-007]. `onStop` closes any panel that covers the page.
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
