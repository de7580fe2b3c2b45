import { leavingMark } from '../shared/site/address/leave-page.ts';

/**
 * Marks a clicked link and the page as busy while the browser itself follows the link, because the router's script has
 * not loaded yet. The mark ends when another link is clicked or the page is restored from the back/forward cache. Each
 * click is checked twice, because React stops clicks on content it has not hydrated yet, and a later listener would
 * miss them.
 */
export function markFollowedLinks(): void {
  addEventListener('click', mark);
  addEventListener('click', event => setTimeout(mark, 0, event), true);
  addEventListener('pageshow', event => {
    if ((event as PageTransitionEvent).persisted) setBusy(null);
  });
}

function mark(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link && isPlainClick(event) && leavesPage(link)) setBusy(link);
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.button && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const leavesPage = (link: HTMLAnchorElement): boolean =>
  !link.hash && !link.hasAttribute('download') && !link.target.startsWith('_blank') && link.protocol.startsWith('http');

function setBusy(link: HTMLAnchorElement | null): void {
  for (const other of document.querySelectorAll('a[aria-busy]')) other.ariaBusy = null;
  if (link) link.ariaBusy = 'true';
  Reflect.set(document, leavingMark, link !== null);
  document.body.toggleAttribute('data-going', link !== null);
}
