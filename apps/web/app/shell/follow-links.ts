import { isLocale } from '@liftoff/contract/core/locale';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDialog, isOpenTo, useDialog, withDialog } from '../shared/site/address/dialogs.ts';
import { linkAt, plainLinkAt } from '../shared/site/address/link-at.ts';
import { withoutPrefix } from '../shared/site/address/paths.ts';
import { isPartMissing } from '../shared/parts/retried-part.ts';
import { usePlayerSeed } from '../shared/player/player.ts';
import { isRoundUnderWay } from '../shared/site/round-under-way.ts';
import { useSite, type Site } from '../shared/site/site.ts';
import { pressedLink } from './touch-tiles.ts';

interface FollowOptions {
  /** Dialogs that can be opened over the page that is shown, by their address. */
  dialogs: ReadonlySet<string>;
  /** Opens a part of the shell instead of following a link that names one (`data-panel`). */
  openPanel: (panel: string) => boolean;
  stop: Stop;
}

/** Keeps the visitor where they are instead of following a link to an address that is closed to them. */
export type Stop = (path: string, search: string) => boolean;

/**
 * One click listener for every link of the site: pages are full of plain `<a>`, and following one asks the router
 * instead of loading a document. It listens on the document, so links of parts that React has not taken over yet work
 * as well. What is not ours (other hosts, other locales, files, new tabs) is left to the browser.
 */
export function useFollowLinks({ dialogs, openPanel, stop }: FollowOptions): void {
  const navigate = useNavigate();
  const location = useLocation();
  const site = useSite();
  const guest = usePlayerSeed() === null;
  const open = useDialog();

  const follow = (event: MouseEvent) => {
    const pressed = isPlainPress(event) ? linkAt(event.target) : null;
    if (!pressed) return;
    const link = pressedLink(event, pressed, guest);
    if (!link || (link.dataset.panel && openPanel(link.dataset.panel))) {
      event.preventDefault();
      return;
    }
    const path = pathWithin(site, link);
    if (path === null) return;
    const isStopped = stop(path, link.search);
    if (isStopped || !isHeldUp()) event.preventDefault();
    if (isStopped || isHeldUp()) return;
    const to = path + link.search + link.hash;
    const name = path.slice(1);
    // Where a visitor goes to whom it is closed, its address decides (GUARD-001, GUARD-002, GUARD-004).
    const opens = dialogs.has(path) && isDialog(name) && isOpenTo(name, guest);
    // The page one is on comes no second time: Back leads to the one before it, as the browser does by itself. A dialog
    // takes the place of the one that is open, so that closing it, or Back, leads to the page beneath.
    const replace = to === location.pathname + location.search + location.hash || (opens && open !== null);
    // One that is open at its own address has no page beneath that another could lie over.
    if (!opens || open?.beneath === null) {
      busyUntil(link, navigate(to, { replace }));
      return;
    }
    const opened = navigate(withDialog(location, name, link.search), {
      // A mask is shown as it is: with the base and the locale's prefix.
      mask: link.pathname + link.search + link.hash,
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
    busyUntil(link, opened);
  };

  usePresses(follow);
}

/** The same for a page whose other links are the browser's: only those that are closed to the visitor are kept from it. */
export function useStoppedLinks(stop: Stop): void {
  const site = useSite();
  usePresses(event => {
    const link = isPlainPress(event) ? plainLinkAt(event.target) : null;
    const path = link && pathWithin(site, link);
    if (link && path !== null && stop(path, link.search)) event.preventDefault();
  });
}

function usePresses(hear: (event: MouseEvent) => void): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (event: MouseEvent) => heard(event);
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}

/** The pressed link says at once that it was heard, and so does the page; the styles draw the line over it. */
function busyUntil(link: HTMLAnchorElement, arrived: void | Promise<void>): void {
  const mark = (going: boolean) => {
    link.ariaBusy = going ? 'true' : null;
    document.body.toggleAttribute('data-going', going);
  };
  mark(true);
  void Promise.resolve(arrived).finally(() => mark(false));
}

/**
 * React would hold the next page back until a part of this one whose script failed to load has loaded, so the browser
 * follows the link itself. It stays with the router during a round, which must not be left for a dialog over it.
 */
const isHeldUp = (): boolean => isPartMissing() && !isRoundUnderWay();

/** A press of the main button that nobody has answered, and that asks for no tab of its own. */
const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The router's path of a link, or null when the link leads out of this locale or this site, or stays on the page. */
function pathWithin(site: Site, link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin) return null;
  if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return null;
  const path = withoutPrefix(site, link.pathname);
  const leavesPrefix = path === link.pathname && (site.base !== '' || site.locale !== site.defaultLocale);
  return leavesPrefix || isLocale(path.split('/')[1]) || /\.\w+$/.test(path) ? null : path;
}
