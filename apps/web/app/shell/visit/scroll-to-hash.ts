/** Maximum time to look for the element, and the interval between checks, in milliseconds [CONST-061] [CONST-062]. */
const longestMs = 5_000;
const everyMs = 200;

/** Events that show that the visitor is moving to another place on the page. */
const ownWays = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to the element that a hash names as soon as the element exists, for content that loads late. If it already
 * exists, the browser has already scrolled to it. Stops when the visitor scrolls. Returns a function that cancels
 * this.
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

/** Decodes a hash. If it is not valid percent-encoding, returns it unchanged. */
export function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
