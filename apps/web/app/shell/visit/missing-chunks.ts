import { isRoundUnderWay } from '../../shared/site/round-under-way.ts';
import { isLeaving, reloadPage } from '../../shared/site/address/leave-page.ts';
import { keepSessionPreference, readSessionPreference } from '../../shared/preferences/preferences.ts';

/** A page that was loaded anew and misses a chunk again is not helped by another time. Milliseconds. */
const oncePerMs = 60 * 60_000;

/**
 * B21: a chunk that is gone is one of an earlier build. The page is loaded anew for it, once; never in a round, nor without
 * a connection, nor while the page is being left. Otherwise the part is asked for again. Answers how to stop listening.
 */
export function reloadForMissingChunks(reload: () => void = reloadPage): () => void {
  const look = (event: Event) => {
    const last = readSessionPreference('reloadedAt');
    if (isLeaving() || isRoundUnderWay() || !navigator.onLine || Date.now() - last < oncePerMs) return;
    keepSessionPreference('reloadedAt', Date.now());
    // Where the session keeps nothing, there would be no end to it.
    if (readSessionPreference('reloadedAt') === last) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', look);
  return () => window.removeEventListener('vite:preloadError', look);
}
