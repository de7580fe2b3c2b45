/**
 * Calls `look` whenever the visitor returns to this page from another tab or window. Returns a function that stops
 * this.
 */
export function onPageVisible(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
