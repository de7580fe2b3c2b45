/**
 * A tile is locked if the player's active currency is fiat and not accepted by the game [STATE-047]. Crypto accounts
 * never lock a tile, and guests have no currency.
 */
export function isLocked(playerCurrency: string | undefined, gameCurrencies: readonly string[] | undefined): boolean {
  if (!playerCurrency || !gameCurrencies || crypto.has(playerCurrency)) return false;
  return !gameCurrencies.includes(playerCurrency);
}

/** The cryptocurrencies [CONST-035]. */
const crypto: ReadonlySet<string> = new Set(['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT']);
