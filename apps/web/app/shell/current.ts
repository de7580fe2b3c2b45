import { useLocation } from 'react-router';
import { useSite } from '../shared/site/site.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';

/**
 * Returns a function that checks whether an address is the current page or the section that contains it (/pokies/new
 * is in /pokies/all).
 */
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
