/** When this page began, in milliseconds since the epoch by the browser's clock as it was then. */
const began = performance.timeOrigin;

/**
 * Milliseconds since the epoch as they pass on this page. Whoever sets the browser's clock does not set this one, so that
 * what was measured against it once stays true [B16].
 */
export const steadyNow = (): number => began + performance.now();
