/** Maximum time in milliseconds for which a response about a round can be held back until the round ends. */
export const mostRoundWaitMs = 4_000;
