const firstMs = 500;
const longestMs = 30_000;
/** After running for this long, a process counts as recovered, and its next death counts as the first one. */
export const recoveredAfterMs = 60_000;

/** Delay in ms before a dead process is restarted: 0.5 s, 1 s, 2 s and so on, up to 30 s. */
export const restartDelayMs = (deathsInARow: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(deathsInARow - 1, 16));
