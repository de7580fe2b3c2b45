import { use, useEffect, useLayoutEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
} from 'react-router';
import { keepScrolled, readScrolled } from '../shared/preferences/preferences-scrolled.ts';
import { isScrolledByBrowser } from '../shared/site/scrolled-by-browser.ts';

/**
 * Where a page is scrolled to: at its top or at what its hash names; after Back, Forward or a reload where it was. It
 * does what React Router's `ScrollRestoration` does, whose module would bring its links and forms into every first page.
 */
export function Scrolling() {
  const router = use(RouterContext)?.router;
  const { restoreScrollPosition, preventScrollReset, location: moved } = use(RouterStateContext) ?? {};
  const location = useLocation();
  const [positions] = useState(readScrolled);

  useEffect(() => {
    const stay = () => (window.history.scrollRestoration = 'manual');
    const leave = () => {
      positions[location.key] = window.scrollY;
      keepScrolled(positions);
      window.history.scrollRestoration = 'auto';
    };
    stay();
    addEventListener('pageshow', stay);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', stay);
      removeEventListener('pagehide', leave);
    };
  }, [positions, location]);

  useLayoutEffect(() => router?.enableScrollRestoration(positions, () => window.scrollY), [router, positions]);

  useLayoutEffect(() => {
    if (restoreScrollPosition === false || (moved && isScrolledByBrowser(moved))) return;
    const isKept = typeof restoreScrollPosition === 'number';
    const target = isKept ? null : elementOf(location.hash);
    if (target) target.scrollIntoView();
    else if (isKept || !preventScrollReset) window.scrollTo(0, restoreScrollPosition ?? 0);
  }, [location, moved, restoreScrollPosition, preventScrollReset]);
  return null;
}

/** The element that a hash names, if any; one that cannot be decoded names none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
