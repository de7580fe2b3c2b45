const firstMs = 500;
const longestMs = 30_000;
/** Whoever ran this long has recovered: the next death counts as the first again. */
export const recoveredAfterMs = 60_000;

/** How long a process that died waits before it is started again: 0.5 s, 1 s, 2 s … 30 s at most. */
export const restartDelayMs = (deathsInARow: number): number =>
  Math.min(longestMs, firstMs * 2 ** Math.min(deathsInARow - 1, 16));
