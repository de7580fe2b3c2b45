import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from '../calls/query-keys.ts';
import { liveBalance } from './live-balance.ts';

it.each([
  [true, 'loss', []],
  [false, 'loss', ['stats', 'limits']],
  [false, 'wager', ['stats', 'limits']],
  [false, 'deposit', ['stats']],
] as const)(
  'reloads the right data after a balance message, so that nothing reveals a round before it is shown (in a game: %s, limit in force: %s, reloads: %j) [C9]',
  (inGame, type, asked) => {
    const queries = new QueryClient();
    const keys = { stats: queryKeys.stats(7), limits: queryKeys.limits(7) };
    queries.setQueryData(keys.stats, {});
    queries.setQueryData(keys.limits, [{ id: 1, type }]);
    liveBalance(queries, 7, inGame).onMessage({ currency: 'EUR', amount_cents: 1, bonus_cents: 0, seq: 2, since: 1 });
    const isAsked = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated === true;
    expect(Object.entries(keys).flatMap(([name, key]) => (isAsked(key) ? [name] : []))).toEqual(asked);
  },
);
