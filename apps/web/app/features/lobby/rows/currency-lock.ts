/**
 * STATE-047: a tile is locked when the player is signed in with a fiat currency that the game does not take. A crypto
 * account never locks a tile, and a guest has no currency yet.
 */
export function isLocked(playerCurrency: string | undefined, gameCurrencies: readonly string[] | undefined): boolean {
  if (!playerCurrency || !gameCurrencies || crypto.has(playerCurrency)) return false;
  return !gameCurrencies.includes(playerCurrency);
}

/** CONST-035. */
const crypto: ReadonlySet<string> = new Set(['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT']);
