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

it('reloads wagering progress and bonuses after a balance message only while something is wagered [STATE-069]', () => {
  const reloaded = (wagering: object | null) => {
    const queries = new QueryClient();
    const keys = { accounts: queryKeys.accounts(7), bonuses: queryKeys.bonuses(7) };
    queries.setQueryData(keys.accounts, [{ currency: 'EUR', amount_cents: 5, bonus_cents: 3, wagering }]);
    queries.setQueryData(keys.bonuses, []);
    liveBalance(queries, 7, true).onMessage({ currency: 'EUR', amount_cents: 1, bonus_cents: 2, seq: 2, since: 1 });
    expect(queries.getQueryData(keys.accounts)).toMatchObject([{ amount_cents: 1, bonus_cents: 2 }]);
    return Object.entries(keys).flatMap(([name, key]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []));
  };
  expect(reloaded(null)).toEqual([]);
  expect(reloaded({ total_cents: 100, wagered_cents: 10 })).toEqual(['accounts', 'bonuses']);
});
