import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { isGuestForm, useDialog, withDialog } from '../../shared/site/address/dialogs.ts';
import { cookiesHash } from '../../shared/site/address/paths.ts';
import { useSite } from '../../shared/site/site.ts';
import { isRestricted } from '../restricted-path.ts';
import { scrollToHash } from './scroll-to-hash.ts';

const cookies = cookiesHash.slice(1);
/** HASH-005, HASH-006: the sports site, or a place inside it. */
const isSports = (name: string): boolean => /^sport(?:_|$)/.test(name);
/** HASH-001 to HASH-004 are the forms for guests. */
const isOurs = (name: string): boolean => isGuestForm(name) || name === cookies || isSports(name);

interface HashOptions {
  guest: boolean;
  askCookies: () => void;
}

/**
 * Does what the hash of the address says: opens a form over the page, or scrolls to a place in it. The form's hash stays
 * in the address while it is open; the page beneath has none, so closing the form, or Back, leads to the bare page.
 */
export function useHash({ guest, askCookies }: HashOptions): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { base } = useSite();
  // The pages that a dialog can lie over: those of the shell, and a game's.
  const opensOver = useMatches().some(({ id }) => id === 'routes/shell' || id.startsWith('GameItem'));
  const { pathname, search, hash } = location;
  const dialog = useDialog();
  const isOpen = dialog !== null;
  const isOver = isOpen && dialog.beneath !== null;

  const open = useEffectEvent((name: string, mask: string) => {
    if (name === cookies) return askCookies();
    if (isSports(name)) return void goToSports(name.slice('sport_'.length));
    // Forms are for guests, and those of the restricted region have none (GUARD-002 to GUARD-006).
    if (!isGuestForm(name) || !guest || isRestricted(base, guest, `/${name}`)) return;
    // The form reads the page's query as it would its own address's: where to go on to, the token of a mail.
    const own = bareSearch(search);
    if (!opensOver) return void navigate(`/${name}${own}`);
    // It takes the place of one that lies over the page already: Back leads to the page.
    const options = { mask, replace: isOver, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate(withDialog({ pathname, search: own }, name, own), options);
  });

  // A hash that came with the address: its own entry of the history becomes the bare page's.
  const follow = useEffectEvent(async (name: string) => {
    const mask = window.location.pathname + window.location.search + hash;
    await navigate(pathname + search, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
    open(name, mask);
  });

  useEffect(() => {
    const name = location.hash.slice(1);
    if (isOurs(name)) return void follow(name);
    return name === '' ? undefined : scrollToHash(name);
  }, [location]);

  const opener = useRef<HTMLElement | null>(null);
  // A press on such a link opens at once, without a visit to the hash in between.
  const press = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const name = link?.hash.slice(1) ?? '';
    if (!link || !isOurs(name) || isOwnWay(event)) return;
    if (link.origin !== window.location.origin || link.pathname !== window.location.pathname) return;
    event.preventDefault();
    opener.current = link;
    open(name, window.location.pathname + window.location.search + link.hash);
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event);
    document.addEventListener('click', listen, true);
    return () => document.removeEventListener('click', listen, true);
  }, []);

  // The focus goes back to the link that was pressed: the form leaves the page at once, with what would have returned it.
  useEffect(() => {
    if (isOpen) return undefined;
    const link = opener.current;
    opener.current = null;
    const frame = requestAnimationFrame(() => link?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}

/** A press that asks for a new tab or window. */
const isOwnWay = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Without the dialog that lies over the page already. */
function bareSearch(search: string): string {
  const query = new URLSearchParams(search);
  const own = [...query.keys()].filter(name => name === 'dialog' || name.startsWith('dialog.'));
  for (const name of own) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** Its script comes with the first such hash. */
const goToSports = async (place: string): Promise<void> => (await import('./go-to-sports.ts')).goToSports(place);
