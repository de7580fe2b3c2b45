import { linkAt } from '../shared/site/address/link-at.ts';

/** Milliseconds a pointer or the focus stays on a link before it is taken to be meant; passing over one is quicker. */
const dwellMs = 80;

/**
 * Tells of links of this site that the visitor is about to follow: one under the mouse or with the focus for a moment,
 * or one under a finger that has come down. Who saves data is told of at the press alone. Answers how it ends.
 */
export function watchExpectedLinks(expect: (address: URL) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

  const dwell = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(waiting);
    const address = saving ? null : addressAt(target);
    if (address) waiting = setTimeout(expect, dwellMs, address);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') dwell(event);
  };
  const press = ({ target }: Event) => {
    clearTimeout(waiting);
    const address = addressAt(target);
    if (address) expect(address);
  };

  document.addEventListener('pointerover', over, { passive: true });
  document.addEventListener('focusin', dwell);
  document.addEventListener('pointerdown', press, { passive: true });
  // The mouse may have come to a link before there was anybody to tell.
  dwell({ target: document.querySelector('a[href]:hover') });
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', dwell);
    document.removeEventListener('pointerdown', press);
  };
}

/** Where the link leads that something is part of; null for none, and for one that leaves the site. */
function addressAt(target: EventTarget | null): URL | null {
  const link = linkAt(target);
  return link?.origin === location.origin ? new URL(link.href) : null;
}
