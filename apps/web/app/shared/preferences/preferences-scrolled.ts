/** How far pages were scrolled, in pixels from the top, by history entry. */
export type ScrolledTo = Record<string, number>;

/** Where React Router's script on a served page looks for it before the first paint. */
const storageKey = 'react-router-scroll-positions';

let isTold = false;

/** One line of the log, once for a page. The log does not come with every first page, so it is asked for. */
function tellOnce(error: unknown): void {
  if (isTold) return;
  isTold = true;
  import('../calls/client-log.ts').then(
    ({ logFailure }) => logFailure('kept scroll positions', error),
    () => undefined,
  );
}

const isScrolled = (kept: unknown): kept is ScrolledTo =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) && Object.values(kept).every(Number.isFinite);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What this browser session knows of it; nothing where its storage is closed, or holds something else, which goes [B14]. */
export function readScrolled(): ScrolledTo {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text === null) return {};
    const kept = parsed(text);
    if (isScrolled(kept)) return kept;
    tellOnce('not of its shape');
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    tellOnce(error);
  }
  return {};
}

export function keepScrolled(positions: ScrolledTo): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch (error) {
    // A browser that keeps nothing shows pages from their top.
    tellOnce(error);
  }
}
