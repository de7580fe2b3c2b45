import type { CurrencyCode } from '@liftoff/contract/core/currencies';
import { expect, it } from 'vitest';
import type { GameRow } from './catalogue-row.ts';
import { collectionsOf } from './memberships.ts';

const pokie = (...currencies: GameRow['currencies']) => ({
  categories: ['pokies'],
  badges: [],
  popularity: 1,
  currencies,
  mathematics: {
    engine: 'slot' as const,
    grid: '5x3',
    lines: '20 lines',
    volatility: 'high',
    rtp: 96.2,
    maxWin: 5_000,
  },
});
const variants = (currencies: readonly CurrencyCode[], offered?: readonly CurrencyCode[]) =>
  collectionsOf({ ...({} as GameRow), ...pokie(...currencies) }, offered).filter(id => id.startsWith('pokies-'));

it("a game is in a country's collection if it accepts that country's currency, or euros if no accounts in that currency are offered [VALID-059] [I18N-021]", () => {
  expect(variants(['NOK'])).toContain('pokies-no');
  expect(variants(['EUR'])).not.toContain('pokies-no');
  expect(variants(['NOK'], ['EUR', 'AUD'])).not.toContain('pokies-no');
  expect(variants(['EUR'], ['EUR', 'AUD'])).toContain('pokies-no');
});
