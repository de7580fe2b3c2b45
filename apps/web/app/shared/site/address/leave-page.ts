/**
 * Property of `document` that the first script sets when the visitor follows a link. It is not on an element, because
 * React replaces the elements when it renders the document again.
 */
export const leavingMark = 'isLeft';

/** Milliseconds within which a page that a visitor leaves is gone. */
const goneMs = 1_000;

/**
 * Whether the browser is leaving the page. Leaving cancels the page's scripts, so a script that fails to load then is
 * not really missing, and a reload would cancel the navigation.
 */
export const isLeaving = (): boolean => Reflect.get(document, leavingMark) === true;

/** Navigates to an address on this or another site, as if the visitor had followed a link. */
export function leavePage(address: string): void {
  Reflect.set(document, leavingMark, true);
  window.location.assign(address);
}

/**
 * Reloads the page because one of its scripts failed to load. Waits first, in case the browser is leaving the page.
 */
export function reloadPage(): void {
  setTimeout(() => {
    if (!isLeaving()) window.location.reload();
  }, goneMs);
}
