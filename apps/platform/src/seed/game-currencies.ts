import { enabledCurrencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { createHash } from 'node:crypto';

/**
 * Returns a number from 0 (inclusive) to 1 (exclusive) that depends only on the seed and the name, so that a seed
 * always gives the same platform.
 */
function roll(seed: number, name: string): number {
  return createHash('sha256').update(`${seed}:${name}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** The percentage of games that do not offer a currency. Low for the currencies of large markets. */
const leftOutPercent: Partial<Record<CurrencyCode, number>> = {
  EUR: 2,
  CAD: 4,
  AUD: 5,
  USD: 6,
  NZD: 7,
  NOK: 12,
  JPY: 16,
  BRL: 18,
};

/**
 * Returns a game's currencies: always all cryptocurrencies, and most fiat currencies with a few gaps, so that the
 * currency lock on a game tile does occur [STATE-047].
 */
export const currenciesOf = (seed: number, slug: string, everywhere: boolean): CurrencyCode[] =>
  enabledCurrencies.filter(
    code => everywhere || roll(seed, `currency:${slug}:${code}`) * 100 >= (leftOutPercent[code] ?? 0),
  );
