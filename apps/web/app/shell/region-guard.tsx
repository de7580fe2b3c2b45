import { Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePlayerSeed } from '../shared/player.ts';
import { useSite } from '../shared/site.ts';
import { retriedPart } from '../shared/retried-part.ts';

const RegionNotice = retriedPart(() => import('./plain/region-notice.tsx'));

/** Registration and login, by each of their addresses. */
const restricted = ['/sign-up', '/registration', '/sign-in', '/login'] as const;
export type RestrictedPath = (typeof restricted)[number];

/** Whether a page is closed to a visitor of the site's guest mode (GUARD-006). */
export const isRestricted = (base: string, guest: boolean, path: string): path is RestrictedPath =>
  base !== '' && guest && restricted.some(known => known === path);

/**
 * Stops a link to a restricted page and says so on the page the visitor stays on; the same link again leads to the lobby
 * (GUARD-007 to GUARD-009).
 */
export function useRegionGuard(): { stop: (path: string) => boolean; notice: ReactNode } {
  const { base } = useSite();
  const guest = usePlayerSeed() === null;
  const { key } = useLocation();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState<{ path: RestrictedPath; key: string } | null>(null);
  const here = stopped?.key === key ? stopped.path : null;
  return {
    stop: path => {
      if (!isRestricted(base, guest, path)) return false;
      if (here === path) void navigate('/');
      setStopped(here === path ? null : { path, key });
      return true;
    },
    notice: here && (
      <Suspense>
        <RegionNotice key={here} path={here} />
      </Suspense>
    ),
  };
}
