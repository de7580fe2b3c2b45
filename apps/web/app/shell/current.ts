import { useLocation } from 'react-router';
import { useSite } from '../shared/site/site.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';

/** Tells whether an address is the page that is shown, or the section it belongs to (/pokies/new is under /pokies/all). */
export function useIsCurrent(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation();
  const site = useSite();
  return href => {
    const path = withoutPrefix(site, href);
    if (path === '/') return pathname === '/' ? 'page' : undefined;
    const section = path.replace(/\/all$/, '');
    return pathname === path || pathname.startsWith(`${section}/`) ? 'page' : undefined;
  };
}
