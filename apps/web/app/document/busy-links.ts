import { leavingMark } from '../shared/site/address/leave-page.ts';

/**
 * Marks a link busy that the browser itself follows because no script does yet, until another one is clicked or the page
 * comes back; the page, which is being left, is marked too. Each click is looked at twice: React stops a click on
 * something it has not drawn yet, so a listener after it would not see it.
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
