/** Cost of a retry. Each call that gets a response earns one unit, so that at most one call in ten is a retry. */
const price = 10;

/** The initial budget, which is also the maximum: thirty retries, enough for a page's first calls. */
const most = 30 * price;

/**
 * The part of the budget reserved for calls that a player waits for: all retries of two such calls. Background loads
 * cannot use it.
 */
const keptForPlayer = 12 * price;

let left = most;

/** Adds to the retry budget. Call it once for each call that gets a response. */
export const earnTries = (): void => {
  left = Math.min(most, left + 1);
};

/** Takes the cost of a retry from the budget if enough is left [B9]; returns whether the retry may be made. */
export function payTry(isWaitedFor: boolean): boolean {
  if (left < price + (isWaitedFor ? 0 : keptForPlayer)) return false;
  left -= price;
  return true;
}
