/** By history entry, in pixels from the top. */
type Positions = Record<string, number>;

/** Where React Router's script on a served page looks for them before the first paint. */
const storageKey = 'react-router-scroll-positions';

/** Where the pages of this session are scrolled to; none where the browser keeps nothing, or nothing that can be read. */
export function readPositions(): Positions {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions) };
  } catch {
    return {};
  }
}

export function keepPositions(positions: Positions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing shows pages from their top.
  }
}
