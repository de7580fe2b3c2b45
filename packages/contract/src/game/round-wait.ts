/** Longest time in milliseconds an answer about a round may be held back until the round ends. */
export const mostRoundWaitMs = 4_000;
