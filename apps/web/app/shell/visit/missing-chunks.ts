import { isRoundUnderWay } from '../../shared/site/round-under-way.ts';
import { isLeaving, reloadPage } from '../../shared/site/address/leave-page.ts';
import { keepSessionPreference, readSessionPreference } from '../../shared/preferences/preferences.ts';

/**
 * Minimum time in milliseconds between reloads. If a chunk is still missing after a reload, another reload would not
 * help.
 */
const oncePerMs = 60 * 60_000;

/**
 * Reloads the page once if a chunk is missing because a newer build has replaced it [B21]. Never reloads during a
 * round, without a connection, or while the visitor is leaving the page; the part is then retried instead. Returns a
 * function that stops listening.
 */
export function reloadForMissingChunks(reload: () => void = reloadPage): () => void {
  const look = (event: Event) => {
    const last = readSessionPreference('reloadedAt');
    if (isLeaving() || isRoundUnderWay() || !navigator.onLine || Date.now() - last < oncePerMs) return;
    keepSessionPreference('reloadedAt', Date.now());
    // If session storage does not store the time, the page would be reloaded endlessly.
    if (readSessionPreference('reloadedAt') === last) return;
    event.preventDefault();
    reload();
  };
  window.addEventListener('vite:preloadError', look);
  return () => window.removeEventListener('vite:preloadError', look);
}
