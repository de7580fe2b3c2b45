/** What a try again costs. Each call that is answered earns one: no more than a tenth of all calls are tries again. */
const price = 10;

/** What a page has to begin with, and at most: thirty tries, enough for its first calls. */
const most = 30 * price;

/** The last of it is for calls that a player waits for, two of them with all their tries: no load may use it up. */
const keptForPlayer = 12 * price;

let left = most;

/** A call was answered. */
export const earnTries = (): void => {
  left = Math.min(most, left + 1);
};

/** Whether a call may be tried once more [B9]; where it may, the try is paid for. */
export function payTry(isWaitedFor: boolean): boolean {
  if (left < price + (isWaitedFor ? 0 : keptForPlayer)) return false;
  left -= price;
  return true;
}
