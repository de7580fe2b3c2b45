/** Interval in milliseconds between changes of the title [CONST-026]. */
const everyMs = 2_000;

/**
 * Alternates the page's title with an attention text while the tab is hidden, and restores it when the tab is
 * visible. Returns a function that stops this.
 */
export function watchHiddenTab(attention: string): () => void {
  let title = '';
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.title === attention) document.title = title;
  };
  const turn = () => {
    // If the title has changed in the meantime, the new title is the page's own and must be kept.
    if (document.title === attention) document.title = title;
    else {
      title = document.title;
      document.title = attention;
    }
  };
  const change = () => {
    if (!document.hidden) stop();
    else timer ??= setInterval(turn, everyMs);
  };
  change();
  document.addEventListener('visibilitychange', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    stop();
  };
}
