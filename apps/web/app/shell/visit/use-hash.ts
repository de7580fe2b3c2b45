import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { isGuestForm, useDialog, withDialog } from '../../shared/site/address/dialogs.ts';
import { cookiesHash } from '../../shared/site/address/paths.ts';
import { useSite } from '../../shared/site/site.ts';
import { isRestricted } from '../restricted-path.ts';
import { scrollToHash } from './scroll-to-hash.ts';

const cookies = cookiesHash.slice(1);
/** Whether a hash names the sports site or a place on it [HASH-005] [HASH-006]. */
const isSports = (name: string): boolean => /^sport(?:_|$)/.test(name);
/** Whether the site handles this hash itself: forms for guests [HASH-001], the cookie notice and the sports site. */
const isOurs = (name: string): boolean => isGuestForm(name) || name === cookies || isSports(name);

interface HashOptions {
  guest: boolean;
  askCookies: () => void;
}

/**
 * Handles the hash in the address: opens a form over the page, or scrolls to an element. A form's hash stays in the
 * address while the form is open. The history entry of the page below has no hash, so closing the form or going Back
 * leads to the plain page.
 */
export function useHash({ guest, askCookies }: HashOptions): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { base } = useSite();
  // Dialogs can open only over pages in the shell and over games.
  const opensOver = useMatches().some(({ id }) => id === 'routes/shell' || id.startsWith('GameItem'));
  const { pathname, search, hash } = location;
  const dialog = useDialog();
  const isOpen = dialog !== null;
  const isOver = isOpen && dialog.beneath !== null;

  const open = useEffectEvent((name: string, mask: string) => {
    if (name === cookies) return askCookies();
    if (isSports(name)) return void goToSports(name.slice('sport_'.length));
    // Forms are only for guests, and do not open in restricted regions [GUARD-002] [GUARD-006].
    if (!isGuestForm(name) || !guest || isRestricted(base, guest, `/${name}`)) return;
    // The form reads the page's query as if it were its own. The query can contain the page to continue to, or a
    // token from an email.
    const own = bareSearch(search);
    if (!opensOver) return void navigate(`/${name}${own}`);
    // Replaces a dialog that is already open, so that going Back leads to the page.
    const options = { mask, replace: isOver, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate(withDialog({ pathname, search: own }, name, own), options);
  });

  // Handles a hash that was part of the address when the page was opened. Its history entry becomes that of the plain
  // page.
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
  // A click on a link with such a hash opens the form immediately, without a history entry for the hash.
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

  // Returns the focus to the clicked link when the form closes. The form unmounts immediately, so it cannot do this
  // itself.
  useEffect(() => {
    if (isOpen) return undefined;
    const link = opener.current;
    opener.current = null;
    const frame = requestAnimationFrame(() => link?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}

/** Whether the click asks for a new tab or window. */
const isOwnWay = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Removes the parameters of the open dialog from a query. */
function bareSearch(search: string): string {
  const query = new URLSearchParams(search);
  const own = [...query.keys()].filter(name => name === 'dialog' || name.startsWith('dialog.'));
  for (const name of own) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** Loads the code for the sports site when the first such hash is used. */
const goToSports = async (place: string): Promise<void> => (await import('./go-to-sports.ts')).goToSports(place);
