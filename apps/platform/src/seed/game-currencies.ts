import { enabledCurrencies, type CurrencyCode } from '@liftoff/contract/core/money';
import { roll } from './dice.ts';

/** How many games of a hundred leave out a currency; those of the large markets are left out seldom. */
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

/** The currencies a game takes: crypto always, most fiat ones mostly, so that a tile's currency lock has cause (STATE-047). */
export const currenciesOf = (seed: number, slug: string, everywhere: boolean): CurrencyCode[] =>
  enabledCurrencies.filter(
    code => everywhere || roll(seed, `currency:${slug}:${code}`) * 100 >= (leftOutPercent[code] ?? 0),
  );
