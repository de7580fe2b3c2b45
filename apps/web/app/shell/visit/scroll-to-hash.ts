/** CONST-061, CONST-062, in milliseconds. */
const longestMs = 5_000;
const everyMs = 200;

/** What a visitor does to go somewhere else in the page. */
const ownWays = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the place of the page that a hash names, once it is there: content that comes later has it later. A place
 * that is there already the browser has gone to. Ends when the visitor scrolls; answers how to call it off.
 */
export function scrollToHash(name: string): () => void {
  const find = () => document.getElementById(decoded(name));
  const over = new AbortController();
  if (find()) return () => undefined;
  let waited = 0;
  const timer = setInterval(() => {
    waited += everyMs;
    const place = find();
    place?.scrollIntoView();
    if (place || waited >= longestMs) over.abort();
  }, everyMs);
  over.signal.addEventListener('abort', () => clearInterval(timer));
  for (const way of ownWays) addEventListener(way, () => over.abort(), { passive: true, signal: over.signal });
  return () => over.abort();
}

/** A hash as its link was written; one that is not percent-encoded as it should be is taken as it stands. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
