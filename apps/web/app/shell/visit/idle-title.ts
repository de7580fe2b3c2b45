/** CONST-026, in milliseconds. */
const everyMs = 2_000;

/** While the tab is hidden its title alternates with an attention text; it is put back when the tab is shown. */
export function watchHiddenTab(attention: string): () => void {
  let title = '';
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    if (document.title === attention) document.title = title;
  };
  const turn = () => {
    // Whatever page it is by then: a title that has changed meanwhile is the page's own.
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
