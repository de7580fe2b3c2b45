/** As the first script notes it of links. Not on an element: React clears those where it draws the document anew. */
export const leavingMark = 'isLeft';

/** Milliseconds within which the page is gone when a visitor leaves it by the browser's own ways. */
const goneMs = 1_000;

/**
 * Whether the browser goes elsewhere. It calls off the page's scripts for that, so one that has not come is not missing; and
 * loading the page anew would call off where it goes.
 */
export const isLeaving = (): boolean => Reflect.get(document, leavingMark) === true;

/** Goes to an address, of this site or another, as a link does that the browser follows. */
export function leavePage(address: string): void {
  Reflect.set(document, leavingMark, true);
  window.location.assign(address);
}

/** Loads the page anew because a script of it has not come. */
export function reloadPage(): void {
  setTimeout(() => {
    if (!isLeaving()) window.location.reload();
  }, goneMs);
}
