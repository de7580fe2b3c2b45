/** The time when this page started, in milliseconds since the epoch, by the browser's clock at that moment. */
const began = performance.timeOrigin;

/**
 * Milliseconds since the epoch on a clock that only moves forward. Changing the browser's clock does not affect it,
 * so a difference measured against it stays valid [B16].
 */
export const steadyNow = (): number => began + performance.now();
