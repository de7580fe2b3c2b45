/**
 * Called whenever the visitor turns to this page: from another tab, or from another window that left this one in sight.
 * Answers how to stop.
 */
export function onPageVisible(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
