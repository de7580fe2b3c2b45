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

let openTile: Element | null = null;

function closeOpenTile(): void {
  openTile?.removeAttribute('data-open');
  openTile = null;
}

/**
 * Returns the link to follow after a click, or `null`. On touch screens a player's first tap on a tile replaces
 * hovering: it shows the options (real money, demo, favourite) and follows no link [SHELL-078]. Guests have no such
 * options, so their tap opens the demo or, if there is none, the tile's own link.
 */
export function pressedLink(event: MouseEvent, link: HTMLAnchorElement, guest: boolean): HTMLAnchorElement | null {
  const tile = link.closest('.tile');
  const byTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
  if (!tile || !byTouch || tile === openTile) return link;
  if (guest) return tile.querySelector<HTMLAnchorElement>('.tile__demo') ?? link;
  closeOpenTile();
  tile.setAttribute('data-open', '');
  openTile = tile;
  return null;
}

interface FollowOptions {
  /** Addresses of dialogs that can open over the current page. */
  dialogs: ReadonlySet<string>;
  /**
   * Opens the part of the shell that a link names in `data-panel`, instead of following the link. Returns whether
   * there is such a part.
   */
  openPanel: (panel: string) => boolean;
  stop: Stop;
}

/** Decides whether a link is blocked for the visitor. If it is, shows why; the link is then not followed. */
export type Stop = (path: string, search: string) => boolean;

/**
 * Handles clicks on all of the site's links with one listener. Pages are full of plain `<a>` elements, which then
 * navigate with the router instead of loading a document. The listener is on the document, so that links in parts
 * that are not hydrated yet work too. Links to other hosts, locales, files and new tabs are left to the browser.
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
    // If the visitor is not allowed to see the dialog, the link leads to the dialog's own address, which decides
    // where the visitor goes instead [GUARD-001].
    const opens = dialogs.has(path) && isDialog(name) && isOpenTo(name, guest);
    // A link to the current page adds no history entry, as in a browser without this code. A dialog replaces the
    // dialog that is open, so that closing it, or going Back, leads to the page below.
    const replace = to === location.pathname + location.search + location.hash || (opens && open !== null);
    // A dialog that is open at its own address has no page below it over which another dialog could open.
    if (!opens || open?.beneath === null) {
      busyUntil(link, navigate(to, { replace }));
      return;
    }
    const opened = navigate(withDialog(location, name, link.search), {
      // The mask is displayed unchanged, so it must contain the base and locale prefix.
      mask: link.pathname + link.search + link.hash,
      replace,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
    busyUntil(link, opened);
  };

  usePresses(follow);
}

/**
 * For pages whose links the browser follows itself: only prevents links that are blocked for the visitor from being
 * followed.
 */
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

/** Marks the clicked link and the page as busy until the navigation ends. CSS shows this as a line of progress. */
function busyUntil(link: HTMLAnchorElement, arrived: void | Promise<void>): void {
  const mark = (going: boolean) => {
    link.ariaBusy = going ? 'true' : null;
    document.body.toggleAttribute('data-going', going);
  };
  mark(true);
  void Promise.resolve(arrived).finally(() => mark(false));
}

/**
 * Whether the browser must follow links itself: while a part of this page is missing because its script failed to
 * load, React would not show the next page. During a round the router still follows links, because a link to a dialog
 * must not leave the round.
 */
const isHeldUp = (): boolean => isPartMissing() && !isRoundUnderWay();

/** Whether this is a main-button click that no other code has handled and that does not ask for a new tab. */
const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The router's path for a link; `null` if the link leaves this locale or this site, or stays on the page. */
function pathWithin(site: Site, link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin) return null;
  if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return null;
  const path = withoutPrefix(site, link.pathname);
  const leavesPrefix = path === link.pathname && (site.base !== '' || site.locale !== site.defaultLocale);
  return leavesPrefix || isLocale(path.split('/')[1]) || /\.\w+$/.test(path) ? null : path;
}
