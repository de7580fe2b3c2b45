/** How far pages were scrolled, in pixels from the top, by history entry. */
export type ScrolledTo = Record<string, number>;

/** Where React Router's script on a served page looks for it before the first paint. */
const storageKey = 'react-router-scroll-positions';

/**
 * What this browser session knows of it; nothing where its storage is closed or holds something else. Apart from
 * `preferences.ts`, whose log would come with every first page otherwise.
 */
export function readScrolled(): ScrolledTo {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, y]) => typeof y === 'number'));
  } catch {
    return {};
  }
}

export function keepScrolled(positions: ScrolledTo): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing shows pages from their top.
  }
}
